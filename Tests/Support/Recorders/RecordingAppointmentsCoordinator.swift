import Domain

/// A coordinator that records the user's requests while looking at appointments.
@MainActor package final class RecordingAppointmentsCoordinator: AppointmentsCoordinating {
    /// A request of the user.
    package enum Request: Hashable, Sendable {
        /// To see this day.
        case day(Day)
        case today
        /// To see this appointment.
        case appointment(AppointmentNumber)
        /// To see this patient.
        case patient(PatientNumber)
        /// To see who changed this appointment.
        case history(AppointmentNumber)
        /// To book, on this day if it is not today.
        case book(Day?)
        /// To move this appointment to another time.
        case reschedule(AppointmentNumber)
        /// To confirm moving this appointment.
        case confirmMoving(AppointmentNumber, to: Minute)
        /// To continue after the confirmation of a move.
        case movingAnswered(moved: Bool)
        /// To confirm cancelling this appointment.
        case confirmCancelling(AppointmentNumber)
        case cancellingAnswered
    }

    /// Every request, in order.
    package private(set) var requests: [Request] = [] {
        didSet { if let request = requests.last { asked?(request) } }
    }

    /// A closure that is called with each request.
    package var asked: ((Request) -> Void)?

    /// A coordinator without requests.
    package init() {}

    /// Records the request.
    package func showDay(_ day: Day) { requests.append(.day(day)) }
    /// Records the request.
    package func showToday() { requests.append(.today) }
    /// Records the request.
    package func showAppointment(_ number: AppointmentNumber) { requests.append(.appointment(number)) }
    /// Records the request.
    package func showPatient(_ number: PatientNumber) { requests.append(.patient(number)) }
    /// Records the request.
    package func showHistory(of number: AppointmentNumber) { requests.append(.history(number)) }
    /// Records the request.
    package func book(on day: Day?) { requests.append(.book(day)) }
    /// Records the request.
    package func showReschedule(of number: AppointmentNumber) { requests.append(.reschedule(number)) }
    /// Records the request.
    package func confirmMoving(_ number: AppointmentNumber, to start: Minute) {
        requests.append(.confirmMoving(number, to: start))
    }
    /// Records the request.
    package func movingAnswered(moved: Bool) { requests.append(.movingAnswered(moved: moved)) }
    /// Records the request.
    package func confirmCancelling(_ number: AppointmentNumber) { requests.append(.confirmCancelling(number)) }
    /// Records the request.
    package func cancellingAnswered() { requests.append(.cancellingAnswered) }
}
