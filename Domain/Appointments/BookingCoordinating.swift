/// Where the steps of booking an appointment lead, and what they share.
@MainActor package protocol BookingCoordinating: AnyObject {
    /// The input so far, shared by all steps.
    var draft: BookingDraft { get set }

    /// The booking that is being tried; it outlives the last step, as the draft does.
    var idempotencyKey: IdempotencyKey { get set }

    /// The user wants this to be done.
    func choose(_ service: ServiceSlug)

    /// The user wants this clinician to do it.
    func choose(_ clinician: ClinicianSlug)

    /// The user wants it to start then.
    func choose(_ start: Minute)

    /// The appointment is booked: leave the flow and show it.
    func booked(_ number: AppointmentNumber)
}
