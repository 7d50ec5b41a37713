/// A value that can stand in a link, such as a number.
public protocol LinkParameter: Sendable {
    /// Reads the value from one decoded part, or nil if the part is no such value. Each value has one text only, the
    /// one that ``linkSegment`` gives.
    init?(linkSegment: String)

    /// The value as one decoded part, in its canonical form; never empty.
    var linkSegment: String { get }

    /// Whether an item with this parameter may be left out; only for an `Optional`.
    static var isOptional: Bool { get }
}

extension LinkParameter {
    /// It has to be there.
    @inlinable public static var isOptional: Bool { false }
}

/// An item that may be left out: what is not there is the empty text.
extension Optional: LinkParameter where Wrapped: LinkParameter {
    /// Reads what may be left out.
    @inlinable public init?(linkSegment: String) {
        guard !linkSegment.isEmpty else {
            self = .none
            return
        }
        guard let value = Wrapped(linkSegment: linkSegment) else { return nil }
        self = .some(value)
    }

    /// The value's text, or none.
    @inlinable public var linkSegment: String { self?.linkSegment ?? "" }

    /// It may be left out.
    @inlinable public static var isOptional: Bool { true }
}

/// The link of one route: read, written and listed from a single declaration.
///
/// A pattern is a path, and behind a question mark its items: `orders/{number}`, `people?q={text}`. Parameters are
/// counted from left to right. An item whose parameter is an optional may be left out; every other one must be there.
public struct LinkPattern<Route>: Sendable {
    @usableFromInline let shape: LinkShape
    @usableFromInline let make: @Sendable ([String]) -> Route?
    @usableFromInline let take: @Sendable (Route) -> [String]?

    /// A pattern whose parameters are read and written as texts. The other initialisers know their types.
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
