/// What a note about a step of an order or about an appointment has to be, and a reason.
package enum NoteRule {
    /// The most characters that a note may have.
    package static let mostCharacters = 500

    private static let text = TextRule(name: "A note", mostCharacters: mostCharacters, hasLines: true)

    /// The note without blanks around it, or nil when nothing is left of it.
    package static func tidied(_ note: String?) -> String? {
        let tidy = note.map(text.tidied)
        return tidy?.isEmpty == true ? nil : tidy
    }

    /// Why a tidied text cannot be a note, in one sentence, or nil when it can.
    package static func problem(with note: String) -> String? {
        text.problem(with: note)
    }
}
