import Domain

/// Writes down what the user asked for while looking at appointments.
@MainActor package final class RecordingAppointmentsCoordinator: AppointmentsCoordinating {
    /// Something that the user asked for.
    package enum Wish: Hashable, Sendable {
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
    package private(set) var wishes: [Wish] = [] {
        didSet { if let wish = wishes.last { asked?(wish) } }
    }

    /// Hears each wish at once, where somebody listens.
    package var asked: ((Wish) -> Void)?

    /// A coordinator that nothing was asked of.
    package init() {}

    /// Writes it down.
    package func showDay(_ day: Day) { wishes.append(.day(day)) }
    /// Writes it down.
    package func showToday() { wishes.append(.today) }
    /// Writes it down.
    package func showAppointment(_ number: AppointmentNumber) { wishes.append(.appointment(number)) }
    /// Writes it down.
    package func showPatient(_ number: PatientNumber) { wishes.append(.patient(number)) }
    /// Writes it down.
    package func book(on day: Day?) { wishes.append(.book(day)) }
    /// Writes it down.
    package func showReschedule(of number: AppointmentNumber) { wishes.append(.reschedule(number)) }
    /// Writes it down.
    package func confirmMoving(_ number: AppointmentNumber, to start: Minute) {
        wishes.append(.confirmMoving(number, to: start))
    }
    /// Writes it down.
    package func movingAnswered(moved: Bool) { wishes.append(.movingAnswered(moved: moved)) }
    /// Writes it down.
    package func confirmCancelling(_ number: AppointmentNumber) { wishes.append(.confirmCancelling(number)) }
    /// Writes it down.
    package func cancellingAnswered() { wishes.append(.cancellingAnswered) }
}
