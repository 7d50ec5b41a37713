/// The kinds of records that people call by a number.
package enum NumberedKind: String, Hashable, CaseIterable, Sendable {
    case patient
    case order
    case product
    case appointment

    /// The kind that a word names, in any case, one or several; nil for any other word.
    package init?(word: String) {
        let word = word.lowercased()
        guard let kind = Self.allCases.first(where: { word == $0.rawValue || word == "\($0.rawValue)s" }) else {
            return nil
        }
        self = kind
    }
}
