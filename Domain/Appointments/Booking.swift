import Foundation

/// What is asked for when an appointment is booked.
package struct Booking: Hashable, Sendable {
    /// Whom it is for.
    package let patient: PatientNumber
    /// What is to be done.
    package let service: ServiceSlug
    /// By whom.
    package let clinician: ClinicianSlug
    /// When it starts.
    package let start: Minute
    /// What shall be known about it, or nil.
    package let note: String?

    /// A request for an appointment.
    package init(
        patient: PatientNumber, service: ServiceSlug, clinician: ClinicianSlug, start: Minute, note: String? = nil
    ) {
        self.patient = patient
        self.service = service
        self.clinician = clinician
        self.start = start
        self.note = note
    }
}

/// What is typed while an appointment is being booked, shared by all steps; what is chosen is in the routes.
package struct BookingDraft: Hashable, Sendable {
    /// Whom it is for: a number, or the beginning of a name.
    package var patient: String
    /// What shall be known about it.
    package var note: String

    /// A draft; empty, or with the patient who was chosen beforehand.
    package init(patient: String = "", note: String = "") {
        self.patient = patient
        self.note = note
    }
}
