/// Keeps the clinic's patients. Reads and writes are for people who are signed in and may manage patients; clinical
/// notes are for those who may keep them.
package protocol PatientRepository: Sendable {
    /// A page of patients: first what is known, then every change to it until the reader stops.
    func patients(_ query: PatientQuery) -> Snapshots<PatientPage>

    /// One patient: first what is known, then every change to it until the reader stops. A number that nobody has is
    /// ``AppError/notFound(_:by:)``.
    func patient(_ number: PatientNumber) -> Snapshots<Patient>

    /// Registers someone, unless patients look like them whom nobody saw and meant another person.
    ///
    /// - Parameters:
    ///   - draft: what the form holds.
    ///   - seen: the patients who look alike, as far as someone saw them and means another person.
    ///   - operation: the identity of this write.
    /// - Returns: the patient as they were registered, or for an operation that was already applied as they are now; or
    ///   those whom they look like, and nothing is written.
    /// - Throws: ``AppError/signInRequired`` or ``AppError/notAllowed(_:)``, ``AppError/invalidInput(_:)`` when the
    ///   draft breaks ``PatientRule``, or a storage error.
    func register(
        _ draft: PatientDraft, despite seen: [PatientNumber], operation: OperationID
    ) async throws(AppError) -> PatientRegistration

    /// Changes what is known of a patient, unless they look like other patients by that alone whom nobody saw and meant
    /// another person.
    ///
    /// - Parameters:
    ///   - draft: what the form holds.
    ///   - patient: who it is about.
    ///   - revision: the one that the form started from.
    ///   - seen: the patients who look alike, as far as someone saw them and means another person.
    ///   - operation: the identity of this write.
    /// - Returns: the patient as they were saved, or for an operation that was already applied as they are now; or
    ///   those whom they would look like and did not before, and nothing is written.
    /// - Throws: as ``register(_:despite:operation:)``, ``AppError/notFound(_:by:)`` when there is no such patient, and
    ///   ``AppError/conflict(_:advice:)`` when someone else saved since that revision; nothing is written then.
    func save(
        _ draft: PatientDraft, of patient: Patient.ID, over revision: Int, despite seen: [PatientNumber],
        operation: OperationID
    ) async throws(AppError) -> PatientEdit

    /// A page of the clinical notes about a patient, newest first; see ``patient(_:)``.
    func notes(_ query: ClinicalNoteQuery) -> Snapshots<ClinicalNotePage>

    /// Adds a clinical note about a patient, in the name of who is signed in. Notes are never changed.
    ///
    /// - Returns: the note as it was saved; for an operation that was already applied, the note of then.
    /// - Throws: ``AppError/signInRequired`` or ``AppError/notAllowed(_:)``, ``AppError/invalidInput(_:)`` when the
    ///   text breaks ``ClinicalNoteRule``, ``AppError/notFound(_:by:)`` when there is no such patient, or a storage
    ///   error.
    func write(
        _ text: String, about patient: PatientNumber, operation: OperationID
    ) async throws(AppError) -> ClinicalNote
}

/// What became of registering someone.
package enum PatientRegistration: Hashable, Sendable {
    /// They are a patient now.
    case registered(Patient)
    /// They look like these patients, at most ``mostAlike`` of them; nothing was written.
    case looksLike([Patient])

    /// How many patients that look alike are told of.
    package static let mostAlike = 5
}

/// What became of changing what is known of someone.
package enum PatientEdit: Hashable, Sendable {
    /// It is saved.
    case saved(Patient)
    /// They would look like these patients, at most ``PatientRegistration/mostAlike`` of them; nothing was written.
    case looksLike([Patient])
}
