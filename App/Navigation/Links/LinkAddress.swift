/// A link taken apart: `clinic://orders/1042` is the segments `orders` and `1042`; `clinic://patients?q=ana` is the
/// segment `patients` and the item `q`, whose value is `ana`.
///
/// Accepted: the scheme in any case, the first segment in any case, one slash at the end of the path, percent-encoded
/// UTF-8, an item without a value (it counts as not there), and no scheme at all (`orders/1042`). Everything else that is not in the canonical form is refused, with the reason.
///
/// Links are read byte by byte: a slash that a combining mark follows is no slash to a comparison of characters.
package struct LinkAddress: Hashable, Sendable {
    /// The scheme of every link to this app.
    package static let scheme = "clinic"

    /// The longest link that is read, in bytes, as it is given and in its canonical form.
    package static let longest = 2048

    /// The parts between the slashes, decoded; never empty.
    package let segments: [String]

    /// What stands behind the question mark, decoded, in its order; no name twice, no value empty.
    package let items: [LinkItem]

    /// An address from its decoded parts.
    package init(segments: [String], items: [LinkItem] = []) {
        self.segments = segments
        self.items = items
    }

    /// Takes a link apart.
    ///
    /// - Throws: ``RefusedLink`` with the first thing that is wrong.
    package init(_ link: String) throws(RefusedLink) {
        guard link.utf8.count <= Self.longest else { throw RefusedLink(link, .tooLong) }
        guard !link.unicodeScalars.contains(where: Self.isForbidden) else {
            throw RefusedLink(link, .forbiddenCharacter)
        }
        let (path, query) = Self.halves(of: try Self.rest(of: link))
        var parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        if parts.last?.isEmpty == true { parts.removeLast() }
        var segments: [String] = []
        for part in parts {
            segments.append(try Self.decoded(Substring(part), in: link))
        }
        guard let host = segments.first else { throw RefusedLink(link, .noPlace) }
        segments[0] = host.lowercased()
        self.segments = segments
        items = try query.map { query throws(RefusedLink) in try LinkItem.all(in: query, of: link) } ?? []
        guard text.utf8.count <= Self.longest else { throw RefusedLink(link, .tooLong) }
    }

    /// The segments and items as they are told to people.
    var parts: [String] { segments + items.map { "\($0.name)=\($0.value)" } }

    /// The link in its canonical form.
    package var text: String {
        // A loop instead of `joined`, whose generic form costs each start of the app a search through all conformances.
        var text = "\(Self.scheme):/"
        for segment in segments { text += "/\(PercentEncoding.encoded(segment))" }
        var mark = "?"
        for item in items {
            text += "\(mark)\(PercentEncoding.encoded(item.name))=\(PercentEncoding.encoded(item.value))"
            mark = "&"
        }
        return text
    }

    static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value <= 0x20 || (0x7F...0x9F).contains(scalar.value)
    }

    /// What follows the scheme.
    private static func rest(of link: String) throws(RefusedLink) -> Substring {
        guard let colon = link.utf8.firstIndex(of: UInt8(ascii: ":")) else { return link[...] }
        guard link[..<colon].lowercased() == scheme, link.utf8[colon...].starts(with: "://".utf8) else {
            throw RefusedLink(link, .otherScheme(String(link[..<colon])))
        }
        return Substring(link.utf8[colon...].dropFirst(3))
    }

    /// What stands before the first question mark, and what stands behind it, if there is one.
    private static func halves(of rest: Substring) -> (path: Substring, query: Substring?) {
        guard let mark = rest.utf8.firstIndex(of: UInt8(ascii: "?")) else { return (rest, nil) }
        return (Substring(rest.utf8[..<mark]), Substring(rest.utf8[mark...].dropFirst()))
    }

    private static func decoded(_ part: Substring, in link: String) throws(RefusedLink) -> String {
        guard !part.isEmpty else { throw RefusedLink(link, .emptyPart) }
        let text = try LinkItem.decoded(part, refusing: "#@:", in: link)
        guard !text.unicodeScalars.contains("/") else { throw RefusedLink(link, .forbiddenCharacter) }
        return text
    }
}
