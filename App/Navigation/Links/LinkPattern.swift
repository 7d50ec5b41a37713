/// A value that can stand in a link, such as a number.
package protocol LinkParameter: Sendable {
    /// Reads the value from one decoded part, or nil if the part is no such value.
    init?(linkSegment: String)

    /// The value as one decoded part, in its canonical form.
    var linkSegment: String { get }
}

/// The link of one route: read, written and listed from a single declaration.
///
/// A pattern is a path, and behind a question mark the items that must be there: `orders/{number}`,
/// `patients?q={text}`. Parameters are counted from left to right.
package struct LinkPattern<Route>: Sendable {
    let segments: [LinkSegment]
    let items: [LinkSegment]
    let make: @Sendable ([String]) -> Route?
    let take: @Sendable (Route) -> [String]?

    init(
        segments: [LinkSegment], items: [LinkSegment], make: @escaping @Sendable ([String]) -> Route?,
        take: @escaping @Sendable (Route) -> [String]?
    ) {
        self.segments = segments
        self.items = items
        self.make = make
        self.take = take
    }

    init(
        _ pattern: String, _ accepts: [@Sendable (String) -> Bool], make: @escaping @Sendable ([String]) -> Route?,
        take: @escaping @Sendable (Route) -> [String]?
    ) {
        let (segments, items) = LinkSegment.all(of: pattern, accepts)
        self.init(segments: segments, items: items, make: make, take: take)
    }

    /// The pattern as people read it: `clinic://orders/{number}`.
    package var text: String {
        let query = items.isEmpty ? "" : "?\(items.map(\.text).joined(separator: "&"))"
        return "\(LinkAddress.scheme)://\(segments.map(\.text).joined(separator: "/"))\(query)"
    }

    /// How many leading parts of an address fit: of its segments, and if all of those do, of its items.
    func fit(_ address: LinkAddress) -> Int {
        let fitting = zip(segments, address.segments).prefix { $0.accepts($1) }.count
        guard fitting == address.segments.count, fitting == segments.count else { return fitting }
        return fitting + zip(items, address.items).prefix { $0.accepts($1) }.count
    }

    /// How many parts the pattern has.
    var count: Int { segments.count + items.count }

    func route(_ address: LinkAddress) -> Route? {
        let inPath = zip(segments, address.segments).compactMap { $0.isParameter ? $1 : nil }
        return make(inPath + address.items.map(\.value))
    }

    func address(of route: Route) -> LinkAddress? {
        guard var parameters = take(route)?[...] else { return nil }
        let path = segments.map { $0.isParameter ? parameters.popFirst() ?? "" : $0.name }
        let query = items.map { LinkItem(name: $0.name, value: parameters.popFirst() ?? "") }
        return LinkAddress(segments: path, items: query)
    }
}
