import Domain

/// Writes down what the user asked for while looking at appointments.
@MainActor package final class RecordingAppointmentsCoordinator: AppointmentsCoordinating {
    /// Something that the user asked for.
    package enum Request: Hashable, Sendable {
        /// To see this day.
        case day(Day)
        case today
        /// To see this appointment.
        case appointment(AppointmentNumber)
        /// To see this patient.
        case patient(PatientNumber)
        /// To book, on this day if it is not today.
        case book(Day?)
        /// To find another time for this appointment.
        case reschedule(AppointmentNumber)
        /// To be asked whether to move this appointment there.
        case confirmMoving(AppointmentNumber, to: Minute)
        /// To go on after the question whether to move.
        case movingAnswered(moved: Bool)
        /// To be asked why this appointment is cancelled.
        case confirmCancelling(AppointmentNumber)
        case cancellingAnswered
    }

    /// Everything asked for, in order.
    package private(set) var requests: [Request] = [] {
        didSet { if let request = requests.last { asked?(request) } }
    }

    /// Hears each request at once, where somebody listens.
    package var asked: ((Request) -> Void)?

    /// A coordinator that nothing was asked of.
    package init() {}

    /// Writes it down.
    package func showDay(_ day: Day) { requests.append(.day(day)) }
    /// Writes it down.
    package func showToday() { requests.append(.today) }
    /// Writes it down.
    package func showAppointment(_ number: AppointmentNumber) { requests.append(.appointment(number)) }
    /// Writes it down.
    package func showPatient(_ number: PatientNumber) { requests.append(.patient(number)) }
    /// Writes it down.
    package func book(on day: Day?) { requests.append(.book(day)) }
    /// Writes it down.
    package func showReschedule(of number: AppointmentNumber) { requests.append(.reschedule(number)) }
    /// Writes it down.
    package func confirmMoving(_ number: AppointmentNumber, to start: Minute) {
        requests.append(.confirmMoving(number, to: start))
    }
    /// Writes it down.
    package func movingAnswered(moved: Bool) { requests.append(.movingAnswered(moved: moved)) }
    /// Writes it down.
    package func confirmCancelling(_ number: AppointmentNumber) { requests.append(.confirmCancelling(number)) }
    /// Writes it down.
    package func cancellingAnswered() { requests.append(.cancellingAnswered) }
}
