/// One item of a link's query: in `patients?q=ana`, the name `q` and the value `ana`.
package struct LinkItem: Hashable, Sendable {
    /// What stands before the equals sign, decoded.
    package let name: String

    /// What stands behind it, decoded; never empty.
    package let value: String

    /// An item from its decoded parts.
    package init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}

extension LinkItem {
    /// Takes a query apart. An item without a value is left out.
    ///
    /// - Throws: ``RefusedLink`` for a name that stands there twice, a missing equals sign, or a broken encoding.
    static func all(in query: Substring, of link: String) throws(RefusedLink) -> [LinkItem] {
        var (items, names): ([LinkItem], Set<String>) = ([], [])
        for part in query.utf8.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false) {
            let part = Substring(part)
            guard let sign = part.utf8.firstIndex(of: UInt8(ascii: "=")) else {
                throw RefusedLink(link, part.isEmpty ? .incomplete : .notUnderstood(String(part)))
            }
            let name = try decoded(Substring(part.utf8[..<sign]), refusing: "#", in: link)
            let value = try decoded(Substring(part.utf8[sign...].dropFirst()), refusing: "#", in: link)
            guard names.insert(name).inserted else { throw RefusedLink(link, .notUnderstood(String(part))) }
            if !value.isEmpty { items.append(LinkItem(name: name, value: value)) }
        }
        return items
    }

    /// The text of one part of a link.
    ///
    /// - Throws: ``RefusedLink`` where one of `marks` stands unencoded, the encoding is broken, or a control character
    ///   comes out of it.
    static func decoded(_ part: Substring, refusing marks: String, in link: String) throws(RefusedLink) -> String {
        guard !part.utf8.contains(where: marks.utf8.contains) else {
            throw RefusedLink(link, .notUnderstood(String(part)))
        }
        guard let text = PercentEncoding.decoded(part) else { throw RefusedLink(link, .badEncoding(String(part))) }
        guard !text.unicodeScalars.contains(where: { $0 != " " && LinkAddress.isForbidden($0) }) else {
            throw RefusedLink(link, .forbiddenCharacter)
        }
        return text
    }
}
