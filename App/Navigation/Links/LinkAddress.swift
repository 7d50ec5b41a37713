/// A link taken apart: `clinic://orders/1042` is the segments `orders` and `1042`; `clinic://patients?q=ana` is the
/// segment `patients` and the item `q`, whose value is `ana`. `https://clinic.example/orders/1042` is the first one
/// again.
///
/// Everything that can be written in more than one way is described in docs/navigation.md.
public struct LinkAddress: Sendable {
    /// The scheme of every canonical link to this app.
    public static let scheme = "clinic"

    /// Where links to this app live on the web. The name is reserved for examples (RFC 2606), so nobody else's is
    /// taken.
    public static let host = "clinic.example"

    /// What a scheme and its slashes take, at most, of a third of the longest link.
    private static let schemeRoom = 3

    /// The longest link that is read, in bytes, as it is given and in its canonical form.
    public static let longest = 2048

    /// The parts between the slashes, decoded; never empty. The first one is in lower case.
    public let segments: [String]

    /// What stands behind the question mark, decoded, in its order; no name twice, no value empty.
    public let items: [LinkItem]

    /// The link as it was given.
    let given: String

    /// Where each segment and then each item stands in it, in bytes.
    let bounds: [LinkBounds]

    /// Takes a link apart.
    ///
    /// - Throws: ``RefusedLink`` pointing at the first thing that is wrong.
    public init(_ link: String) throws(RefusedLink) {
        var reader = try LinkReader(link)
        try reader.read()
        given = link
        (segments, items, bounds) = (reader.segments, reader.items, reader.bounds)
        // Encoding makes three bytes of one at most, and a scheme comes before what had none.
        guard link.utf8.count <= Self.longest / 3 - Self.schemeRoom || text.utf8.count <= Self.longest else {
            throw RefusedLink(link, .tooLong)
        }
    }

    /// An address that is to be written.
    init(segments: [String], items: [LinkItem]) {
        self.segments = segments
        self.items = items
        given = ""
        bounds = []
    }

    /// What stands behind the equals sign of an item, or nothing where the item is not there.
    func value(of item: String) -> String {
        for known in items where known.name == item { return known.value }
        return ""
    }

    /// What to say of a link that begins with a word that is nobody's.
    public var refusal: RefusedLink { RefusedLink(self, .notUnderstood, part: 0) }

    /// The link in its canonical form.
    public var text: String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(64)
        bytes += Self.start
        for segment in segments {
            bytes.append(UInt8(ascii: "/"))
            PercentEncoding.encode(segment, onto: &bytes)
        }
        var mark = UInt8(ascii: "?")
        for item in items {
            bytes.append(mark)
            PercentEncoding.encode(item.name, onto: &bytes)
            bytes.append(UInt8(ascii: "="))
            PercentEncoding.encode(item.value, onto: &bytes)
            mark = UInt8(ascii: "&")
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let start = Array("\(scheme):/".utf8)

    /// The link in its canonical form, or nil where it could not be read back: a part is empty or has a control
    /// character or a slash in it, or the whole is too long.
    @usableFromInline var link: String? {
        for segment in segments where segment.isEmpty || !LinkReader.isReadable(segment.utf8.span, inPath: true) {
            return nil
        }
        for item in items where item.value.isEmpty || !LinkReader.isReadable(item.value.utf8.span, inPath: false) {
            return nil
        }
        let text = text
        return text.utf8.count <= Self.longest ? text : nil
    }
}
