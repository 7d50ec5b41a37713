/// A value that can stand in a link, such as a number.
package protocol LinkParameter: Sendable {
    /// Reads the value from one decoded segment, or nil if the segment is no such value.
    init?(linkSegment: String)

    /// The value as one decoded segment, in its canonical form.
    var linkSegment: String { get }
}

/// The link of one route: read, written and listed from a single declaration.
package struct LinkPattern<Route>: Sendable {
    let segments: [LinkSegment]
    let make: @Sendable ([String]) -> Route?
    let take: @Sendable (Route) -> [String]?

    /// The link of a route without a parameter, such as `orders`.
    package init(_ pattern: String, _ route: Route) where Route: Equatable & Sendable {
        segments = LinkSegment.all(of: pattern) { _ in false }
        make = { _ in route }
        take = { $0 == route ? [] : nil }
    }

    /// The link of a route with a parameter, such as `orders/{number}`: how to make the route from it, and back.
    package init<Parameter: LinkParameter>(
        _ pattern: String, make: @escaping @Sendable (Parameter) -> Route,
        take: @escaping @Sendable (Route) -> Parameter?
    ) {
        segments = LinkSegment.all(of: pattern) { Parameter(linkSegment: $0) != nil }
        self.make = { $0.first.flatMap(Parameter.init(linkSegment:)).map(make) }
        self.take = { take($0).map { [$0.linkSegment] } }
    }

    init(
        segments: [LinkSegment], make: @escaping @Sendable ([String]) -> Route?,
        take: @escaping @Sendable (Route) -> [String]?
    ) {
        self.segments = segments
        self.make = make
        self.take = take
    }

    /// The pattern as people read it: `clinic://orders/{number}`.
    package var text: String {
        "\(LinkAddress.scheme)://\(segments.map(\.text).joined(separator: "/"))"
    }

    /// How many leading parts of an address fit.
    func fit(_ address: LinkAddress) -> Int {
        zip(segments, address.segments).prefix { $0.accepts($1) }.count
    }

    func route(_ address: LinkAddress) -> Route? {
        let parameters = zip(segments, address.segments).compactMap { $0.isParameter ? $1 : nil }
        return make(parameters)
    }

    func address(of route: Route) -> LinkAddress? {
        guard var parameters = take(route)?[...] else { return nil }
        return LinkAddress(segments: segments.map { $0.isParameter ? parameters.popFirst() ?? "" : $0.text })
    }
}

/// One part of a pattern: a word, or the place of a parameter.
enum LinkSegment: Sendable {
    case word(String)
    case parameter(name: String, accepts: @Sendable (String) -> Bool)

    static func all(of pattern: String, accepts: @escaping @Sendable (String) -> Bool) -> [LinkSegment] {
        pattern.split(separator: "/").map { part in
            part.hasPrefix("{") ? .parameter(name: String(part), accepts: accepts) : .word(String(part))
        }
    }

    var text: String {
        switch self {
        case .word(let text), .parameter(let text, _): text
        }
    }

    var isParameter: Bool {
        if case .parameter = self { true } else { false }
    }

    func accepts(_ part: String) -> Bool {
        switch self {
        case .word(let word): word == part
        case .parameter(_, let accepts): accepts(part)
        }
    }
}
