import FoundationEssentials

/// A time that a clinician keeps for a patient.
package struct Appointment: Hashable, Sendable, Identifiable {
    /// The appointment's identity.
    package let id: Identifier<Appointment>

    /// The short number that people use for the appointment.
    package let number: AppointmentNumber

    /// The patient.
    package let patient: PatientReference

    /// The clinician.
    package let clinician: Clinician

    /// The service.
    package let service: Service

    /// From when until when; the end does not belong to it.
    package let time: Range<Date>

    /// Whether it will take place.
    package let status: AppointmentStatus

    /// The note of the person who booked it, or nil.
    package let note: String?

    /// Counts the changes to the appointment, from 1.
    package let version: Int

    /// An appointment from its parts.
    package init(
        id: Identifier<Appointment>, number: AppointmentNumber, patient: PatientReference, clinician: Clinician,
        service: Service, time: Range<Date>, status: AppointmentStatus = .booked, note: String? = nil, version: Int = 1
    ) {
        self.id = id
        self.number = number
        self.patient = patient
        self.clinician = clinician
        self.service = service
        self.time = time
        self.status = status
        self.note = note
        self.version = version
    }
}

extension Appointment {
    /// When it starts.
    package var start: Date { time.lowerBound }

    /// When it ends.
    package var end: Date { time.upperBound }

    /// Whether the clinician keeps the time for it.
    package var isBooked: Bool { status == .booked }
}

/// The short number that people and links use for an appointment, such as 3007.
package typealias AppointmentNumber = ShortNumber<Appointment>

/// Whether an appointment will take place.
package enum AppointmentStatus: Hashable, Sendable {
    /// The clinician keeps the time.
    case booked
    /// It will not take place, for a reason; the time is free again.
    case cancelled(reason: String)
}
