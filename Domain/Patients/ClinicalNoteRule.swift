/// The rule for clinical notes.
package enum ClinicalNoteRule {
    /// The most characters that a note may have.
    package static let maxLength = 4_000

    private static let text = TextRule(name: "A note", maxLength: maxLength, hasLines: true)

    /// The note without blanks around it.
    package static func normalized(_ note: String) -> String {
        text.normalized(note)
    }

    /// Why a normalized text cannot be a note, in one sentence, or nil when it can.
    package static func problem(with note: String) -> String? {
        note.isEmpty ? "A note says something." : text.problem(with: note)
    }
}
