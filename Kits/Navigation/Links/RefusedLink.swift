/// Why a link leads nowhere. A refused link changes nothing.
public struct RefusedLink: Error, Sendable {
    /// What is wrong with a link.
    public enum Reason: Hashable, Sendable {
        /// Longer than ``LinkFormat/maxLength`` bytes.
        case tooLong
        /// A control character or a blank.
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

    /// The link as it was given. It is anybody's text: make it visible and cut it before it is shown.
    public let link: String

    /// Where the part that is wrong stands in the link, in bytes; empty where it is the whole.
    private let range: Range<Int>

    init(_ link: String, _ reason: Reason, _ range: Range<Int> = 0..<0) {
        self.link = link
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

    /// The part that is wrong as it was given; empty where it is the whole.
    public var part: String {
        String(decoding: link.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
    }

    /// Where that part begins, counted from 1 in what a reader calls characters.
    public var position: Int {
        String(decoding: link.utf8.prefix(range.lowerBound), as: UTF8.self).count + 1
    }
}
