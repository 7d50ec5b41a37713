import FoundationEssentials

/// One step of an appointment: the action, its time and its author.
package struct AppointmentEvent: Hashable, Sendable {
    /// Something that is done to an appointment.
    package enum Action: Hashable, Sendable {
        /// It was booked for a moment.
        case booked(Date)
        /// It was moved from one moment to another.
        case moved(from: Date, to: Date)
        /// It was cancelled, for a reason.
        case cancelled(reason: String)
    }

    /// The action.
    package let action: Action

    /// When it was done.
    package let at: Date

    /// The name of who did it.
    package let by: String

    /// The identity of who did it.
    package let staff: Staff.ID

    /// A step in an appointment's life.
    package init(_ action: Action, at: Date, by: String, staff: Staff.ID) {
        self.action = action
        self.at = at
        self.by = by
        self.staff = staff
    }
}

/// An appointment with everything that was done to it.
package struct AppointmentDetail: Hashable, Sendable {
    /// The appointment as it is.
    package let appointment: Appointment

    /// Every step so far, oldest first.
    package let history: [AppointmentEvent]

    /// An appointment with its history.
    package init(appointment: Appointment, history: [AppointmentEvent]) {
        self.appointment = appointment
        self.history = history
    }
}
