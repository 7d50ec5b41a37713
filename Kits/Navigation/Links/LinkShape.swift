/// A pattern without its route: words, parameters and items.
public struct LinkShape: Sendable {
    let path: [LinkStep]
    let items: [LinkStep]
    /// Whether the pattern has one place for each parameter.
    let isComplete: Bool

    /// The first byte of a parameter.
    private static var placeMark: UInt8 { UInt8(ascii: "{") }

    /// Parses a pattern such as `orders/{number}/tracking` or `days?from={first}&to={last}` with parameters of the
    /// given kinds, from left to right.
    @usableFromInline init(_ pattern: String, _ kinds: [LinkKind]) {
        var kinds = kinds.makeIterator()
        let halves = pattern.utf8.split(separator: UInt8(ascii: "?"), maxSplits: 1)
        var (path, items): ([LinkStep], [LinkStep]) = ([], [])
        for part in halves.first?.split(separator: UInt8(ascii: "/")) ?? [] {
            let isWord = part.first != Self.placeMark
            path.append(LinkStep(name: String(Substring(part)), kind: isWord ? nil : kinds.next() ?? .nothing))
        }
        for part in halves.dropFirst().first?.split(separator: UInt8(ascii: "&")) ?? [] {
            let name = part.prefix { $0 != UInt8(ascii: "=") }
            let placeholder = String(Substring(part.dropFirst(name.count)))
            items.append(
                LinkStep(name: String(Substring(name)), placeholder: placeholder, kind: kinds.next() ?? .nothing))
        }
        (self.path, self.items) = (path, items)
        isComplete = kinds.next() == nil && !(path + items).contains { $0.kind?.type == LinkKind.nothing.type }
    }

    /// The pattern as shown to people: `orders/{number}`, with optional items in brackets.
    public var text: String {
        let query = items.isEmpty ? "" : "?\(items.map(\.shown).joined(separator: "&"))"
        return "\(path.map(\.name).joined(separator: "/"))\(query)"
    }

    /// The texts of the parameters in an address of this shape.
    @usableFromInline func values(in address: LinkAddress) -> [String] {
        var values: [String] = []
        values.reserveCapacity(path.count + items.count)
        for index in path.indices where path[index].kind != nil { values.append(address.segments[index]) }
        for index in items.indices { values.append(address.value(of: items[index].name)) }
        return values
    }

    /// The address of this shape with these texts as parameters.
    @usableFromInline func address(with values: [String], in format: LinkFormat) -> LinkAddress {
        var values = values.makeIterator()
        var (segments, query): ([String], [LinkItem]) = ([], [])
        segments.reserveCapacity(path.count)
        for step in path { segments.append(step.kind == nil ? step.name : values.next() ?? "") }
        for step in items {
            let value = values.next() ?? ""
            if !value.isEmpty || !step.isOptional { query.append(LinkItem(name: step.name, value: value)) }
        }
        return LinkAddress(segments: segments, items: query, in: format)
    }
}

/// One part of a pattern: a word, a parameter or an item.
struct LinkStep: Sendable {
    /// The word, the parameter in braces, or the item's name.
    let name: String

    /// The parameter that is shown after an item's name.
    var placeholder = ""

    /// The kind of parameter, or nil for a word.
    let kind: LinkKind?

    /// Whether the item may be missing.
    var isOptional: Bool { kind?.isOptional ?? false }

    /// The item as shown to people.
    var shown: String { isOptional ? "[\(name)\(placeholder)]" : "\(name)\(placeholder)" }
}

/// The texts that a type of parameter accepts.
public struct LinkKind: Sendable {
    let type: ObjectIdentifier
    let accepts: @Sendable (String) -> Bool

    /// Whether the empty text is a value, too.
    let isOptional: Bool

    /// Creates the kind of a type.
    public init(_ type: ObjectIdentifier, isOptional: Bool, _ accepts: @escaping @Sendable (String) -> Bool) {
        self.type = type
        self.accepts = accepts
        self.isOptional = isOptional
    }

    /// Accepts no text; for a pattern with more places than parameters.
    static let nothing = LinkKind(ObjectIdentifier(Never.self), isOptional: false) { _ in false }
}
