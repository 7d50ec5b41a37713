/// The parts of a link. `app://orders/1042` has the segments `orders` and `1042`; `app://people?q=ana` has the segment
/// `people` and the item `q` with the value `ana`. `https://app.example/orders/1042` has the same parts as the first.
public struct LinkAddress: Sendable {
    /// The format of the app's links.
    public let format: LinkFormat

    /// The decoded segments of the path; never empty. The first one is in lower case.
    public let segments: [String]

    /// The decoded items of the query, in order; no name twice, no value empty.
    public let items: [LinkItem]

    /// The link as given.
    let given: String

    /// The bounds of each segment and then each item in the link, in bytes.
    let bounds: [LinkBounds]

    /// Parses a link.
    ///
    /// - Throws: ``RefusedLink`` naming the first part that is wrong.
    public init(_ link: String, in format: LinkFormat) throws(RefusedLink) {
        var reader = try LinkReader(link, format)
        try reader.read()
        given = link
        self.format = format
        (segments, items, bounds) = (reader.segments, reader.items, reader.bounds)
        guard !reader.mayBeTooLong || length <= format.maxLength else { throw RefusedLink(link, .tooLong) }
    }

    /// Creates an address to print.
    init(segments: [String], items: [LinkItem], in format: LinkFormat) {
        self.format = format
        self.segments = segments
        self.items = items
        given = ""
        bounds = []
    }

    /// The value of an item; empty if it is missing.
    func value(of item: String) -> String {
        items.first { $0.name == item }?.value ?? ""
    }

    /// The refusal of a link whose first segment is unknown.
    public var refusal: RefusedLink { RefusedLink(self, .notUnderstood, part: 0) }

    /// The canonical link.
    public var text: String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(64)
        for byte in format.scheme.utf8 { bytes.append(byte) }
        bytes.append(UInt8(ascii: ":"))
        bytes.append(UInt8(ascii: "/"))
        for segment in segments {
            bytes.append(UInt8(ascii: "/"))
            PercentEncoding.encode(normalized(segment), onto: &bytes)
        }
        var mark = UInt8(ascii: "?")
        for item in items {
            bytes.append(mark)
            PercentEncoding.encode(item.name, onto: &bytes)
            bytes.append(UInt8(ascii: "="))
            PercentEncoding.encode(normalized(item.value), onto: &bytes)
            mark = UInt8(ascii: "&")
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The length of the canonical link, in bytes.
    private var length: Int {
        var length = format.scheme.utf8.count + 2
        for segment in segments { length += 1 + PercentEncoding.length(of: normalized(segment)) }
        for item in items {
            length += 2 + PercentEncoding.length(of: item.name) + PercentEncoding.length(of: normalized(item.value))
        }
        return length
    }

    /// Equal texts print as equal bytes; those in ASCII do as they are.
    private func normalized(_ text: String) -> String {
        var text = text
        return text.withUTF8 { $0.allSatisfy { $0 < 0x80 } } ? text : format.normalized(text)
    }

    /// The canonical link, or nil if it could not be parsed again: a part is empty or has a control character, or the
    /// link is too long.
    @usableFromInline var link: String? {
        for segment in segments where segment.isEmpty || !LinkReader.isReadable(segment.utf8) {
            return nil
        }
        for item in items where item.value.isEmpty || !LinkReader.isReadable(item.value.utf8) {
            return nil
        }
        let text = text
        return text.utf8.count <= format.maxLength ? text : nil
    }
}
