import HeadlessUI

/// Why a link leads nowhere. A refused link changes nothing.
public struct RefusedLink: Error, Sendable {
    /// What is wrong with a link.
    public enum Reason: Hashable, Sendable {
        /// Longer than ``LinkAddress/longest`` bytes.
        case tooLong
        /// A control character, a blank, or an encoded slash in the path.
        case forbiddenCharacter
        /// A scheme other than the app's, or a place on the web other than its own.
        case otherOrigin
        /// Percent signs that do not encode UTF-8.
        case badEncoding
        /// Nothing between two slashes, or where an item should be.
        case emptyPart
        /// Nothing after the scheme.
        case noPlace
        /// A part that no link has at this position.
        case notUnderstood
        /// An item whose name stands there twice.
        case repeated
        /// Links go on from here, but this one ends.
        case incomplete
        /// An item is not there, and the link leads nowhere without it.
        case missing(item: String)
    }

    /// What is wrong.
    public let reason: Reason

    private let given: String
    private let range: Range<Int>

    init(_ link: String, _ reason: Reason, _ range: Range<Int> = 0..<0) {
        given = link
        self.reason = reason
        self.range = range
    }

    init(_ address: LinkAddress, _ reason: Reason, part: Int) {
        let bounds = part < address.bounds.count ? address.bounds[part] : LinkBounds(start: 0, end: 0)
        self.init(address.given, reason, bounds.start..<bounds.end)
    }

    init(_ address: LinkAddress, missing item: String?) {
        self.init(address.given, item.map(Reason.missing) ?? .incomplete)
    }

    /// The link as it was given, safe to print and cut to a readable length.
    public var link: String { Self.start(of: given, cells: 60) }

    /// The part that is wrong as it was given, safe to print and cut to a readable length; empty where it is the whole.
    public var part: String {
        Self.start(
            of: String(decoding: given.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self), cells: 30)
    }

    /// Where that part begins, counted from 1 in what a reader calls characters.
    public var position: Int {
        String(decoding: given.utf8.prefix(range.lowerBound), as: UTF8.self).count + 1
    }

    /// What is wrong and what to do, in one line.
    public var message: String {
        "“\(link)” was not opened: \(explanation). “routes” lists the links that there are."
    }

    private var explanation: String {
        let place = "“\(part)” (character \(position))"
        return switch reason {
        case .tooLong: "it is longer than \(LinkAddress.longest) bytes"
        case .forbiddenCharacter: "\(place) has a character that no link has"
        case .otherOrigin:
            "links start with \(LinkAddress.scheme):// or https://\(LinkAddress.host)/, not with “\(part)”"
        case .badEncoding: "the percent-encoding of \(place) is broken"
        case .emptyPart: "\(place) is one too many"
        case .noPlace: "it names no place"
        case .notUnderstood: "\(place) was not understood"
        case .repeated: "\(place) stands there twice"
        case .incomplete: "something is missing at its end"
        case .missing(let item): "“\(item)” is missing at its end"
        }
    }

    /// The beginning of a text, safe to print. Cut by scalars first: one character can be made of any number of them.
    private static func start(of text: String, cells: Int) -> String {
        let start = String(text.unicodeScalars.prefix(80))
        let isWhole = start.utf8.count == text.utf8.count
        return (VisibleText.of(start) + (isWhole ? "" : "…")).truncated(to: cells)
    }
}
