import Domain
import Patients

/// A factory for every view model of the Patients section.
extension DependencyContainer {
    /// The dependencies that they share.
    func patientsDependencies(_ errors: AppCoordinator) -> PatientsDependencies {
        PatientsDependencies(
            patients: patients, appointments: appointments, sessions: sessions, clock: clock, timeZone: timeZone,
            identifiers: identifiers, errors: errors)
    }

    func patientListModel(
        search: SearchText?, coordinator: PatientsCoordinator, errors: AppCoordinator
    ) -> PatientListModel {
        PatientListModel(search: search, dependencies: patientsDependencies(errors), coordinator: coordinator)
    }

    func patientDetailModel(
        _ number: PatientNumber, coordinator: PatientsCoordinator, errors: AppCoordinator
    ) -> PatientDetailModel {
        PatientDetailModel(number: number, dependencies: patientsDependencies(errors), coordinator: coordinator)
    }

    /// The form of a patient, or of a new one.
    func patientFormModel(
        _ number: PatientNumber?, coordinator: PatientsCoordinator, errors: AppCoordinator
    ) -> PatientFormModel {
        PatientFormModel(number: number, dependencies: patientsDependencies(errors), coordinator: coordinator)
    }

    func noteReasonModel(
        _ number: PatientNumber, coordinator: PatientsCoordinator, errors: AppCoordinator
    ) -> NoteReasonModel {
        NoteReasonModel(number: number, dependencies: patientsDependencies(errors), coordinator: coordinator)
    }

    func clinicalNotesModel(_ number: PatientNumber, errors: AppCoordinator) -> ClinicalNotesModel {
        ClinicalNotesModel(number: number, dependencies: patientsDependencies(errors))
    }
}
