/// The word by which links and scripts name one `Subject`, such as the service `checkup`.
///
/// The phantom type keeps a service's word from being passed where a clinician's is meant.
package struct Slug<Subject>: Hashable, Sendable {
    /// The longest word, in characters.
    package static var maxLength: Int { 64 }

    /// The word: lower-case letters, digits, hyphens, dots and underscores; never empty.
    package let text: String

    /// Creates a slug from a word that can be in a link, or returns nil.
    package init?(_ text: String) {
        guard !text.isEmpty, text.count <= Self.maxLength, text == text.lowercased(),
            text.allSatisfy({ $0.isLetter || $0.isNumber || "-._".contains($0) })
        else { return nil }
        self.text = text
    }
}

extension Slug: CustomStringConvertible {
    /// The word.
    package var description: String { text }
}
