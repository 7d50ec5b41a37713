import Domain
import Patients

/// A factory for every view model of the Patients section.
extension DependencyContainer {
    func patientListModel(search: SearchText?, coordinator: PatientsCoordinator) -> PatientListModel {
        PatientListModel(search: search, patients: patients, coordinator: coordinator)
    }

    func registrationModel(coordinator: PatientsCoordinator, errors: AppCoordinator) -> RegistrationModel {
        RegistrationModel(
            patients: patients, clock: clock, timeZone: timeZone, identifiers: identifiers, coordinator: coordinator,
            errors: errors)
    }

    func patientDetailModel(_ number: PatientNumber, coordinator: PatientsCoordinator) -> PatientDetailModel {
        PatientDetailModel(
            number: number, patients: patients, appointments: appointments, sessions: sessions, clock: clock,
            timeZone: timeZone, coordinator: coordinator)
    }

    func patientEditModel(
        _ number: PatientNumber, coordinator: PatientsCoordinator, errors: AppCoordinator
    ) -> PatientEditModel {
        PatientEditModel(
            number: number, patients: patients, clock: clock, timeZone: timeZone, identifiers: identifiers,
            coordinator: coordinator, errors: errors)
    }

    func clinicalNotesModel(_ number: PatientNumber, errors: AppCoordinator) -> ClinicalNotesModel {
        ClinicalNotesModel(number: number, patients: patients, identifiers: identifiers, errors: errors)
    }
}
