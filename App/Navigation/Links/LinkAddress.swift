import Foundation

/// A link taken apart: `clinic://orders/1042` is the segments `orders` and `1042`.
///
/// Accepted: the scheme in any case, the first segment in any case, one slash at the end, percent-encoded UTF-8, and no
/// scheme at all (`orders/1042`). Everything else that is not in the canonical form is refused, with the reason.
package struct LinkAddress: Hashable, Sendable {
    /// The scheme of every link to this app.
    package static let scheme = "clinic"

    /// The longest link that is read, in bytes.
    package static let longest = 2048

    /// The parts between the slashes, decoded; never empty.
    package let segments: [String]

    /// An address from its decoded parts.
    package init(segments: [String]) {
        self.segments = segments
    }

    /// Takes a link apart.
    ///
    /// - Throws: ``RefusedLink`` with the first thing that is wrong.
    package init(_ link: String) throws(RefusedLink) {
        guard link.utf8.count <= Self.longest else { throw RefusedLink(link, .tooLong) }
        guard !link.unicodeScalars.contains(where: Self.isForbidden) else {
            throw RefusedLink(link, .forbiddenCharacter)
        }
        let parts = try Self.path(of: link).split(separator: "/", omittingEmptySubsequences: false)
        var segments: [String] = []
        for part in parts.last == "" ? parts.dropLast() : parts[...] {
            segments.append(try Self.decoded(part, in: link))
        }
        guard let host = segments.first else { throw RefusedLink(link, .noPlace) }
        segments[0] = host.lowercased()
        self.segments = segments
    }

    /// The link in its canonical form.
    package var text: String {
        "\(Self.scheme)://\(segments.map(PercentEncoding.encoded).joined(separator: "/"))"
    }

    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value <= 0x20 || (0x7F...0x9F).contains(scalar.value)
    }

    /// What follows the scheme.
    private static func path(of link: String) throws(RefusedLink) -> Substring {
        guard let colon = link.firstIndex(of: ":") else { return link[...] }
        guard link[..<colon].lowercased() == scheme, link[colon...].hasPrefix("://") else {
            throw RefusedLink(link, .otherScheme(String(link[..<colon])))
        }
        return link[colon...].dropFirst(3)
    }

    private static func decoded(_ part: Substring, in link: String) throws(RefusedLink) -> String {
        guard !part.contains(where: { "?#@:".contains($0) }) else {
            throw RefusedLink(link, .notUnderstood(String(part)))
        }
        guard let text = part.contains("%") ? part.removingPercentEncoding : String(part) else {
            throw RefusedLink(link, .badEncoding(String(part)))
        }
        guard !text.isEmpty else { throw RefusedLink(link, .emptyPart) }
        guard !text.contains("/"),
            !text.unicodeScalars.contains(where: { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) })
        else { throw RefusedLink(link, .forbiddenCharacter) }
        return text
    }
}
