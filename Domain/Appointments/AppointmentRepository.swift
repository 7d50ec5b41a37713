/// The appointments. Only signed-in staff who may manage appointments can read and write them.
///
/// Reads give the current value first, then every change until the reader stops. Whether something is past is decided
/// at each read.
package protocol AppointmentRepository: Sendable {
    /// One day at the clinic.
    func agenda(on day: Day) -> Snapshots<Agenda>

    /// One appointment with its history. A number that none has is ``AppError/notFound(_:by:)``.
    func appointment(_ number: AppointmentNumber) -> Snapshots<AppointmentDetail>

    /// The services that can be booked, in the clinic's order.
    func services() -> Snapshots<[Service]>

    /// The clinicians who offer a service. An unknown slug is ``AppError/notFound(_:by:)``.
    func clinicians(offering service: ServiceSlug) -> Snapshots<ServiceOffer>

    /// The free times of one clinician for one service on one date. ``AppError/notFound(_:by:)`` where the service is
    /// not offered by the clinician.
    func slots(_ query: SlotQuery) -> Snapshots<DaySlots>

    /// The patients whom a text can mean as ``PatientCriterion`` says, at most `limit`, by name, then by number.
    func patients(matching text: SearchText, limit: Int) -> Snapshots<[PatientReference]>

    /// A patient's booked appointments that are not over, at most `limit`, by start, then by number.
    func upcoming(of patient: Patient.ID, limit: Int) -> Snapshots<[Appointment]>

    /// A clinician's booked appointments that are not over, or everyone's for nil; at most `limit`, by start, then by
    /// number.
    func upcoming(for clinician: Staff.ID?, limit: Int) -> Snapshots<[Appointment]>

    /// Books an appointment, in the name of who is signed in.
    ///
    /// - Returns: the appointment as it was saved; for an operation that was already applied, as it is now.
    /// - Throws: ``AppError/signInRequired`` or ``AppError/notAllowed(_:)`` when the person may not do it,
    ///   ``AppError/notFound(_:by:)`` when there is no such patient or the clinician does not offer the service,
    ///   ``AppError/conflict(_:advice:)`` when the time was taken, ``AppError/invalidInput(_:)`` when it has passed or
    ///   is outside the hours or the note breaks ``NoteRule``, or a storage error.
    func book(_ booking: Booking, operation: OperationID) async throws(AppError) -> Appointment

    /// Moves an appointment to another time with the same clinician.
    ///
    /// - Returns: the appointment as it was saved; for an operation that was already applied, as it is now.
    /// - Throws: as ``book(_:operation:)``, and ``AppError/conflict(_:advice:)`` when the appointment is no longer as
    ///   `version` had it.
    func reschedule(
        _ appointment: Appointment.ID, version: Int, to start: Minute, operation: OperationID
    ) async throws(AppError) -> Appointment

    /// Cancels an appointment for a reason, which is kept without blanks around it. Its time is free again.
    ///
    /// - Returns: the appointment as it was saved; for an operation that was already applied, as it is now.
    /// - Throws: ``AppError/invalidInput(_:)`` when there is no reason or it breaks ``NoteRule``,
    ///   ``AppError/conflict(_:advice:)`` when the appointment is no longer as `version` had it or is cancelled
    ///   already, ``AppError/notFound(_:by:)``, ``AppError/signInRequired``, ``AppError/notAllowed(_:)``, or a storage
    ///   error.
    func cancel(
        _ appointment: Appointment.ID, version: Int, reason: String, operation: OperationID
    ) async throws(AppError) -> Appointment
}
