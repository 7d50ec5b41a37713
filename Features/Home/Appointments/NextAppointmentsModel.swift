import Domain
import Observation

/// Keeps the next appointments current: a clinician's own, or everyone's.
@Observable
final class NextAppointmentsModel {
    private(set) var next = LoadState<[NextAppointmentPresentation]>.idle

    private let appointments: any AppointmentRepository
    private weak let coordinator: (any HomeCoordinating)?

    init(appointments: any AppointmentRepository, coordinator: any HomeCoordinating) {
        self.appointments = appointments
        self.coordinator = coordinator
    }

    func observe(for staff: Staff) async {
        let isOwn = staff.role == .clinician
        await appointments.upcoming(for: isOwn ? staff.id : nil, limit: 5).load(into: \.next, of: self) { next in
            next.map { NextAppointmentPresentation($0, namesClinician: !isOwn) }
        }
    }

    func show(_ row: NextAppointmentPresentation) {
        guard let number = AppointmentNumber(row.id) else { return }
        coordinator?.showAppointment(number)
    }
}
