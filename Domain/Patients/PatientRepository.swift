/// The patients of the clinic. Only signed-in staff who may manage patients can read and write them.
package protocol PatientRepository: Sendable {
    /// A page of patients: the current value, then every change until the reader stops. A search is in the clinic's log
    /// before it finds anybody; where that fails, there is no value.
    func patients(_ query: PatientQuery) -> Snapshots<PatientPage>

    /// One patient: the current value, then every change until the reader stops. An unknown number is
    /// ``AppError/notFound(_:by:)``.
    func patient(_ number: PatientNumber) -> Snapshots<Patient>

    /// Registers a patient, unless similar patients exist that the user has not seen.
    ///
    /// - Parameters:
    ///   - draft: the input of the form.
    ///   - seen: the similar patients that the user saw and decided are other people.
    ///   - operation: the identity of this write.
    /// - Returns: the registered patient, or their current state for an operation that was already applied; or the
    ///   similar patients, with nothing written.
    /// - Throws: ``AppError/signInRequired`` or ``AppError/notAllowed(_:)``, ``AppError/invalidInput(_:)`` if the
    ///   draft breaks ``PatientRule``, or a storage error.
    func register(
        _ draft: PatientDraft, despite seen: [PatientNumber], operation: OperationID
    ) async throws(AppError) -> PatientRegistration

    /// Saves the facts of a patient, unless the change makes them similar to patients that the user has not seen.
    ///
    /// - Parameters:
    ///   - draft: the input of the form.
    ///   - patient: the patient.
    ///   - revision: the revision that the form started from.
    ///   - seen: the similar patients that the user saw and decided are other people.
    ///   - operation: the identity of this write.
    /// - Returns: the saved patient, or their current state for an operation that was already applied; or the patients
    ///   that became similar, with nothing written.
    /// - Throws: the errors of ``register(_:despite:operation:)``, ``AppError/notFound(_:by:)`` for an unknown
    ///   patient, and ``AppError/conflict(_:advice:)`` if someone else saved since that revision; nothing is written
    ///   then.
    func save(
        _ draft: PatientDraft, of patient: Patient.ID, over revision: Int, despite seen: [PatientNumber],
        operation: OperationID
    ) async throws(AppError) -> PatientEdit

    /// How the person who is signed in comes to the notes about a patient; see ``patient(_:)``.
    func noteAccess(to patient: PatientNumber) -> Snapshots<NoteAccess>

    /// Records in the clinic's log why the person who is signed in opens the notes about somebody else's patient. It
    /// counts until their session ends.
    ///
    /// - Throws: the errors of ``openNotes(of:)``, and ``AppError/invalidInput(_:)`` when the text breaks
    ///   ``NoteReasonRule``.
    func giveReason(_ text: String, toOpenNotesOf patient: PatientNumber) async throws(AppError)

    /// Records in the clinic's log that the person who is signed in opens the notes about a patient: without it, their
    /// session reads none.
    ///
    /// - Throws: ``AppError/signInRequired`` or ``AppError/notAllowed(_:)``, ``AppError/notFound(_:by:)`` when there is
    ///   no such patient, ``AppError/reasonRequired(for:)``, or a storage error.
    func openNotes(of patient: PatientNumber) async throws(AppError)

    /// A page of the clinical notes about a patient, newest first; see ``patient(_:)``. In a session that has not
    /// opened them it is ``AppError/notesNotOpened(of:)``.
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

/// The result of a registration.
package enum PatientRegistration: Hashable, Sendable {
    /// The patient is registered.
    case registered(Patient)
    /// These patients are similar, at most ``mostAlike`` of them; nothing was written.
    case looksLike([Patient])

    /// The most similar patients that are listed.
    package static let mostAlike = 5
}

/// The result of an edit.
package enum PatientEdit: Hashable, Sendable {
    /// The patient is saved.
    case saved(Patient)
    /// These patients would become similar, at most ``PatientRegistration/mostAlike`` of them; nothing was written.
    case looksLike([Patient])
}
