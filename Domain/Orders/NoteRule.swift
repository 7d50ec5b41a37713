import Foundation

/// What a note about a step of an order has to be.
package enum NoteRule {
    /// The most characters that a note may have.
    package static let mostCharacters = 500

    /// Room for characters that are made of many bytes, but not for endless ones.
    private static let mostBytes = 40 * mostCharacters

    /// The note without blanks around it, or nil when nothing is left of it.
    package static func tidied(_ note: String?) -> String? {
        let tidy = note?.trimmingCharacters(in: .whitespacesAndNewlines)
        return tidy?.isEmpty == true ? nil : tidy
    }

    /// Why a text cannot be a note, in one sentence, or nil when it can.
    package static func problem(with note: String) -> String? {
        let fits = note.utf8.count <= mostBytes && note.count <= mostCharacters
        return fits ? nil : "A note has at most \(mostCharacters) characters."
    }
}
