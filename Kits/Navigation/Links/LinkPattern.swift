/// A type whose values can be parameters of links, such as a number.
public protocol LinkParameter: Sendable {
    /// Reads the value from a decoded part, or returns nil. Each value has exactly one text, its ``linkSegment``.
    init?(linkSegment: String)

    /// The canonical text, decoded; never empty.
    var linkSegment: String { get }

    /// Whether an item with this parameter may be missing; only for an `Optional`.
    static var isOptional: Bool { get }
}

extension LinkParameter {
    /// Returns false.
    @inlinable public static var isOptional: Bool { false }
}

/// An item that may be missing: nil is the empty text.
extension Optional: LinkParameter where Wrapped: LinkParameter {
    /// Reads the value, or nil from the empty text.
    @inlinable public init?(linkSegment: String) {
        guard !linkSegment.isEmpty else {
            self = .none
            return
        }
        guard let value = Wrapped(linkSegment: linkSegment) else { return nil }
        self = .some(value)
    }

    /// The text of the value; empty for nil.
    @inlinable public var linkSegment: String { self?.linkSegment ?? "" }

    /// Returns true.
    @inlinable public static var isOptional: Bool { true }
}

/// The link of one route: a single declaration parses, prints and lists it.
///
/// A pattern is a path with optional items: `orders/{number}`, `people?q={text}`. Parameters are counted from left to
/// right. An item may be missing if its parameter is an optional.
public struct LinkPattern<Route>: Sendable {
    @usableFromInline let shape: LinkShape
    @usableFromInline let make: @Sendable ([String]) -> Route?
    @usableFromInline let take: @Sendable (Route) -> [String]?

    /// Creates a pattern whose parameters are texts. The other initializers add types.
    @inlinable init(
        _ pattern: String, _ kinds: [LinkKind], make: @escaping @Sendable ([String]) -> Route?,
        take: @escaping @Sendable (Route) -> [String]?
    ) {
        shape = LinkShape(pattern, kinds)
        self.make = make
        self.take = take
    }
}

extension LinkParameter {
    @inlinable static var kind: LinkKind {
        LinkKind(ObjectIdentifier(Self.self), isOptional: isOptional) { Self(linkSegment: $0) != nil }
    }
}
