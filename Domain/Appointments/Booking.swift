/// A request to book an appointment.
package struct Booking: Hashable, Sendable {
    /// The patient.
    package let patient: PatientNumber
    /// The service.
    package let service: ServiceSlug
    /// By whom.
    package let clinician: ClinicianSlug
    /// When it starts.
    package let start: Minute
    /// The note, or nil.
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

/// The input of a booking, shared by all its steps. The choices are in the routes.
package struct BookingDraft: Hashable, Sendable {
    /// The patient: a number, or the beginning of a name.
    package var patient: String
    /// The note.
    package var note: String

    /// A draft; empty, or with the patient who was chosen beforehand.
    package init(patient: String = "", note: String = "") {
        self.patient = patient
        self.note = note
    }
}
