import DesignSystem

/// Why a link leads nowhere. A refused link changes nothing.
package struct RefusedLink: Error, Hashable, Sendable {
    /// What is wrong with a link.
    package enum Reason: Hashable, Sendable {
        /// Longer than ``LinkAddress/longest`` bytes.
        case tooLong
        /// A control character, a blank, or an encoded slash.
        case forbiddenCharacter
        /// A scheme other than the app's.
        case otherScheme(String)
        /// Percent signs that do not encode UTF-8.
        case badEncoding(String)
        /// Nothing between two slashes, or before the first.
        case emptyPart
        /// Nothing after the scheme.
        case noPlace
        /// A part that no link has at this position.
        case notUnderstood(String)
        /// Links go on from here, but this one ends.
        case incomplete
    }

    /// What is wrong.
    package let reason: Reason

    /// The link as it was given, safe to print and cut to a readable length.
    package let link: String

    init(_ link: String, _ reason: Reason) {
        self.link = Self.start(of: link, cells: 60)
        self.reason = reason
    }

    /// What is wrong and what to do, in one line.
    package var message: String {
        "“\(link)” was not opened: \(explanation). “routes” lists the links that there are."
    }

    private var explanation: String {
        switch reason {
        case .tooLong: "it is longer than \(LinkAddress.longest) bytes"
        case .forbiddenCharacter: "it contains a character that no link has"
        case .otherScheme(let scheme): "links start with \(LinkAddress.scheme)://, not with “\(short(scheme)):”"
        case .badEncoding(let part): "the percent-encoding of “\(short(part))” is broken"
        case .emptyPart: "it has a slash too many"
        case .noPlace: "it names no place"
        case .notUnderstood(let part): "“\(short(part))” was not understood"
        case .incomplete: "something is missing at its end"
        }
    }

    private func short(_ part: String) -> String {
        Self.start(of: part, cells: 30)
    }

    /// The beginning of a text, safe to print. Cut by scalars first: one character can be made of any number of them.
    private static func start(of text: String, cells: Int) -> String {
        let start = String(text.unicodeScalars.prefix(80))
        let isWhole = start.utf8.count == text.utf8.count
        return (VisibleText.of(start) + (isWhole ? "" : "…")).truncated(to: cells)
    }
}
