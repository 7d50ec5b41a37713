import Foundation

/// A link taken apart: `app://orders/1042` is the segments `orders` and `1042`; `app://people?q=ana` is the segment
/// `people` and the item `q`, whose value is `ana`. `https://app.example/orders/1042` is the first one again.
public struct LinkAddress: Sendable {
    /// What it has in common with all links of the app.
    public let format: LinkFormat

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
    public init(_ link: String, in format: LinkFormat) throws(RefusedLink) {
        var reader = try LinkReader(link, format)
        try reader.read()
        given = link
        self.format = format
        (segments, items, bounds) = (reader.segments, reader.items, reader.bounds)
        guard !reader.mayBeTooLong || length <= format.maxLength else { throw RefusedLink(link, .tooLong) }
    }

    /// An address that is to be written.
    init(segments: [String], items: [LinkItem], in format: LinkFormat) {
        self.format = format
        self.segments = segments
        self.items = items
        given = ""
        bounds = []
    }

    /// What stands behind the equals sign of an item, or nothing where the item is not there.
    func value(of item: String) -> String {
        items.first { $0.name == item }?.value ?? ""
    }

    /// What to say of a link that begins with a word that is nobody's.
    public var refusal: RefusedLink { RefusedLink(self, .notUnderstood, part: 0) }

    /// The link in its canonical form.
    public var text: String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(64)
        for byte in format.scheme.utf8 { bytes.append(byte) }
        bytes.append(UInt8(ascii: ":"))
        bytes.append(UInt8(ascii: "/"))
        for segment in segments {
            bytes.append(UInt8(ascii: "/"))
            PercentEncoding.encode(Self.composed(segment), onto: &bytes)
        }
        var mark = UInt8(ascii: "?")
        for item in items {
            bytes.append(mark)
            PercentEncoding.encode(item.name, onto: &bytes)
            bytes.append(UInt8(ascii: "="))
            PercentEncoding.encode(Self.composed(item.value), onto: &bytes)
            mark = UInt8(ascii: "&")
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// How many bytes the canonical form has.
    private var length: Int {
        var length = format.scheme.utf8.count + 2
        for segment in segments { length += 1 + PercentEncoding.length(of: Self.composed(segment)) }
        for item in items {
            length += 2 + PercentEncoding.length(of: item.name) + PercentEncoding.length(of: Self.composed(item.value))
        }
        return length
    }

    /// Texts that are equal are written as the same bytes: in normal form C (Unicode Standard Annex #15).
    private static func composed(_ text: String) -> String {
        var text = text
        return text.withUTF8 { $0.allSatisfy { $0 < 0x80 } } ? text : text.precomposedStringWithCanonicalMapping
    }

    /// The link in its canonical form, or nil where it could not be read back: a part is empty or has a control
    /// character in it, or the whole is too long.
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
