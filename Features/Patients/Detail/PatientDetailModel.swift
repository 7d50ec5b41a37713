import Domain
import Observation

/// Keeps one patient on screen current, and asks the coordinator for what the user wants next.
@Observable
package final class PatientDetailModel {
    private(set) var patient = LoadState<PatientPresentation>.idle
    private(set) var upcoming = LoadState<[UpcomingPresentation]>.idle

    /// The result of the last booking from here, on one line; nil for none.
    private(set) var booking: String?

    private let number: PatientNumber
    private let dependencies: PatientsDependencies
    private weak let coordinator: (any PatientsCoordinating)?
    private var role: Role?
    private var known: Patient.ID?

    /// One patient, by their number.
    package init(number: PatientNumber, dependencies: PatientsDependencies, coordinator: any PatientsCoordinating) {
        self.number = number
        self.dependencies = dependencies
        self.coordinator = coordinator
    }

    var title: String { "Patient \(number)" }

    /// Whether this person may see and write clinical notes.
    var maySeeNotes: Bool { role?.may(.keepClinicalNotes) ?? false }

    /// Whether it is known whose appointments to look for.
    var isKnown: Bool { known != nil }

    func observe() async {
        await dependencies.patients.patient(number).load(into: \.patient, of: self) { found in
            known = found.id
            return PatientPresentation(found, today: dependencies.today)
        }
    }

    func observeUpcoming() async {
        guard let known else { return }
        await dependencies.appointments.upcoming(of: known, limit: 5)
            .load(into: \.upcoming, of: self) { $0.map(UpcomingPresentation.init) }
    }

    func observeSession() async {
        await dependencies.sessions.session().forEachValue { session in role = session?.staff.role }
    }

    func observeBookings() async {
        while let outcome = await coordinator?.bookingOutcome(for: number) {
            booking =
                switch outcome {
                case .finished(let number): "Appointment \(number) is booked."
                case .cancelled: nil
                case .replaced: "The booking was left for something else; nothing is booked by it."
                }
        }
    }

    func show(_ row: UpcomingPresentation) {
        guard let number = AppointmentNumber(row.id) else { return }
        coordinator?.showAppointment(number)
    }

    func edit() { coordinator?.editPatient(number) }
    func book() { coordinator?.book(for: number) }
    func showOrders() { coordinator?.showOrders(of: number) }
    func showHistory() { coordinator?.showHistory(of: number) }
    func showNotes() { coordinator?.showNotes(of: number) }
}
