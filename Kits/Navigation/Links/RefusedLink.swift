/// The reason why a link is refused. A refused link changes nothing.
public struct RefusedLink: Error, Sendable {
    /// A reason.
    public enum Reason: Hashable, Sendable {
        /// It is longer than ``LinkFormat/maxLength`` bytes.
        case tooLong
        /// It has a control character or a blank.
        case forbiddenCharacter
        /// It has another scheme or web host than the app's.
        case otherOrigin
        /// Its percent signs do not encode UTF-8.
        case badEncoding
        /// It has an empty segment or item.
        case emptyPart
        /// Nothing follows the scheme.
        case noPlace
        /// No link has this part at this position.
        case notUnderstood
        /// An item has a duplicate name.
        case repeated
        /// Links continue from here, but this one ends.
        case incomplete
        /// A required item is missing.
        case missing(item: String)
    }

    /// The reason.
    public let reason: Reason

    /// The link as given. It is untrusted: escape and shorten it before showing it.
    public let link: String

    /// The bounds of the wrong part in the link, in bytes; empty if the whole link is wrong.
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

    /// The wrong part as given; empty if the whole link is wrong.
    public var part: String {
        String(decoding: link.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
    }

    /// The position of the wrong part, counted in characters from 1.
    public var position: Int {
        String(decoding: link.utf8.prefix(range.lowerBound), as: UTF8.self).count + 1
    }
}
