import Foundation

/// What a clinical note has to be.
package enum ClinicalNoteRule {
    /// The most characters that a note may have.
    package static let mostCharacters = 4_000

    /// The note without blanks around it.
    package static func tidied(_ text: String) -> String {
        text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Why a tidied text cannot be a note, in one sentence, or nil when it can.
    package static func problem(with text: String) -> String? {
        if text.isEmpty { return "A note says something." }
        // Room for characters that are made of many bytes, but not for endless ones.
        let fits = text.utf8.count <= 40 * mostCharacters && text.count <= mostCharacters
        return fits ? nil : "A note has at most \(mostCharacters) characters."
    }
}
