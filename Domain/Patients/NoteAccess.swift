/// How a clinician comes to the notes about a patient.
package enum NoteAccess: Hashable, Sendable {
    /// They may open them: the patient is theirs, or they said why in this session.
    case open
    /// They say why first: the patient is somebody else's.
    case reasonRequired
}

/// The rule by which somebody is a clinician's own patient.
package enum OwnPatientRule {
    /// Whether somebody with these appointments is a clinician's own patient: they have an appointment with each other,
    /// past or coming, that was not cancelled.
    package static func isOwn(_ appointments: [Appointment], of clinician: Staff.ID) -> Bool {
        appointments.contains { $0.clinician.id == clinician && $0.isBooked }
    }
}

/// The rule for the reason to open the notes about somebody else's patient.
package enum NoteReasonRule {
    /// The most characters that a reason may have.
    package static let maxLength = 200

    private static let text = TextRule(name: "A reason", maxLength: maxLength)

    /// The reason without blanks around it.
    ///
    /// - Throws: ``AppError/invalidInput(_:)`` for a text that is no reason.
    package static func reason(_ typed: String) throws(AppError) -> String {
        let reason = text.normalized(typed)
        if reason.isEmpty { throw .invalidInput("A reason says something.") }
        if let problem = text.problem(with: reason) { throw .invalidInput(problem) }
        return reason
    }
}

extension AppError {
    /// A patient is somebody else's, and no reason to open the notes was recorded in this session.
    package static func reasonRequired(for patient: PatientNumber) -> AppError {
        .conflict("You have no appointment with patient \(patient).", advice: "Say why you open the notes.")
    }

    /// The opening of a patient's notes was not recorded in this session.
    package static func notesNotOpened(of patient: PatientNumber) -> AppError {
        .conflict("The notes about patient \(patient) were not opened.", advice: "Go back and open them again.")
    }
}
