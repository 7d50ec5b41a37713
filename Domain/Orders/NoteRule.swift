/// The rule for notes on orders and appointments, and for reasons.
package enum NoteRule {
    /// The most characters that a note may have.
    package static let maxLength = 500

    private static let text = TextRule(name: "A note", maxLength: maxLength, hasLines: true)

    /// The note without blanks around it, or nil when nothing is left of it.
    package static func normalized(_ note: String?) -> String? {
        let normalized = note.map(text.normalized)
        return normalized?.isEmpty == true ? nil : normalized
    }

    /// Why a normalized text cannot be a note, in one sentence, or nil when it can.
    package static func problem(with note: String) -> String? {
        text.problem(with: note)
    }
}
