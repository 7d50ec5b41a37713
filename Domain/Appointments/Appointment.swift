/// A time that a clinician keeps for a patient.
package struct Appointment: Hashable, Sendable, Identifiable {
    /// The appointment's identity.
    package let id: Identifier<Appointment>

    /// The short number that people use for the appointment.
    package let number: AppointmentNumber

    /// An appointment from its parts.
    package init(id: Identifier<Appointment>, number: AppointmentNumber) {
        self.id = id
        self.number = number
    }
}

/// The short number that people and links use for an appointment, such as 3007.
package typealias AppointmentNumber = ShortNumber<Appointment>
