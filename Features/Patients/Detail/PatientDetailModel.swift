import Domain
import Observation

/// Keeps one patient on screen current, and asks the coordinator for what the user wants next.
@Observable
package final class PatientDetailModel {
    private(set) var patient = LoadState<PatientPresentation>.idle

    private let number: PatientNumber
    private let patients: any PatientRepository
    private let sessions: any StaffSessionRepository
    private let clock: any WallClock
    private let timeZone: ClinicTimeZone
    private weak var coordinator: (any PatientsCoordinating)?
    private var role: Role?

    /// One patient, by their number.
    package init(
        number: PatientNumber, patients: any PatientRepository, sessions: any StaffSessionRepository,
        clock: any WallClock, timeZone: ClinicTimeZone, coordinator: any PatientsCoordinating
    ) {
        self.number = number
        self.patients = patients
        self.sessions = sessions
        self.clock = clock
        self.timeZone = timeZone
        self.coordinator = coordinator
    }

    var title: String { "Patient \(number)" }

    /// Whether this person may see and write clinical notes.
    var maySeeNotes: Bool { role?.may(.keepClinicalNotes) ?? false }

    func observe() async {
        patient = .loading
        for await snapshot in patients.patient(number) {
            patient.receive(snapshot) { PatientPresentation($0, today: Day(of: clock.now, in: timeZone.timeZone)) }
        }
    }

    func observeSession() async {
        for await snapshot in sessions.session() {
            if case .value(let session, _, _) = snapshot { role = session?.staff.role }
        }
    }

    func edit() {
        coordinator?.editPatient(number)
    }

    func book() {
        coordinator?.book(for: number)
    }

    func showOrders() {
        coordinator?.showOrders(of: number)
    }

    func showNotes() {
        coordinator?.showNotes(of: number)
    }
}
