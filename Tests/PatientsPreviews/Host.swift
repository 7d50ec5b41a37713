import DesignSystem
import Domain
import Patients
import Support

/// Patients alone.
package final class Host: FeatureHost {
    private unowned let scene: HostScene
    private let sessions: FakeStaffSessionRepository
    private let patients: FakePatientRepository
    private let appointments: FakeAppointmentRepository
    private let zone = ClinicTimeZone.madrid
    private let identifiers = SequentialIdentifiers()
    private let coordinator = RecordingPatientsCoordinator()
    private let errors = RecordingErrorRouting()

    package init(on scene: HostScene, role: Role?) {
        self.scene = scene
        sessions = FakeStaffSessionRepository(session: role.map(StaffSession.sample))
        patients = FakePatientRepository(Patient.samples, sessions: sessions)
        appointments = FakeAppointmentRepository(sessions: sessions)
        scene.deliveries = [sessions.deliveries, patients.deliveries, appointments.deliveries]
        coordinator.asked = { [unowned self] in follow($0) }
        scene.show(list(nil))
    }

    private func follow(_ request: RecordingPatientsCoordinator.Request) {
        switch request {
        case .search(let search): scene.replace(with: list(search))
        case .patient(let number): scene.show(detail(number))
        case .register: scene.show(RegistrationView(model: form(of: nil)))
        case .edit(let number): scene.show(PatientEditView(model: form(of: number)))
        case .registered(let number): scene.replace(with: detail(number))
        case .editSaved: scene.leave()
        case .notes(let number): scene.show(notes(number))
        case .history(let number): scene.asked(for: "the history of patient \(number)")
        case .reasonGiven(let number): scene.replace(with: notes(number))
        case .orders(let number): scene.asked(for: "the orders of patient \(number)")
        case .appointment(let number): scene.asked(for: "appointment \(number)")
        case .book(let number): scene.asked(for: "an appointment for patient \(number)")
        }
    }

    private var dependencies: PatientsDependencies {
        PatientsDependencies(
            patients, appointments: appointments, sessions: sessions, timeZone: zone, identifiers: identifiers,
            errors: errors)
    }

    private func list(_ search: SearchText?) -> PatientListView {
        PatientListView(model: PatientListModel(search: search, dependencies: dependencies, coordinator: coordinator))
    }

    private func detail(_ number: PatientNumber) -> PatientDetailView {
        PatientDetailView(
            model: PatientDetailModel(number: number, dependencies: dependencies, coordinator: coordinator))
    }

    private func form(of number: PatientNumber?) -> PatientFormModel {
        PatientFormModel(number: number, dependencies: dependencies, coordinator: coordinator)
    }

    private func notes(_ number: PatientNumber) -> ClinicalNotesView {
        ClinicalNotesView(model: ClinicalNotesModel(number: number, dependencies: dependencies))
    }
}
