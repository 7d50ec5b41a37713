/// The patterns of one table inside of a larger one, which are looked through only for routes that are this table's.
@usableFromInline struct LinkGroup<Route>: Sendable {
    @usableFromInline let count: Int

    /// Makes a route of the texts of its parameters, by the number of its pattern.
    @usableFromInline let make: @Sendable (Int, [String]) -> Route?

    /// The number of a route's pattern and the texts of its parameters, or nil for a route of another table.
    @usableFromInline let take: @Sendable (Route) -> (index: Int, values: [String])?

    @inlinable init(_ patterns: [LinkPattern<Route>]) {
        count = patterns.count
        make = { patterns[$0].make($1) }
        take = { route in
            for index in patterns.indices {
                if let values = patterns[index].take(route) { return (index, values) }
            }
            return nil
        }
    }

    @inlinable init(
        count: Int, make: @escaping @Sendable (Int, [String]) -> Route?,
        take: @escaping @Sendable (Route) -> (index: Int, values: [String])?
    ) {
        self.count = count
        self.make = make
        self.take = take
    }

    @inlinable func wrapped<Outer>(
        in wrap: @escaping @Sendable (Route) -> Outer, _ unwrap: @escaping @Sendable (Outer) -> Route?
    ) -> LinkGroup<Outer> {
        LinkGroup<Outer>(count: count, make: { make($0, $1).map(wrap) }, take: { unwrap($0).flatMap(take) })
    }
}

/// Which pattern of a table is whose. Not generic, so that it is made once and not for each kind of route.
@usableFromInline struct LinkOwners: Sendable {
    /// The number of each group's first pattern.
    @usableFromInline private(set) var starts: [Int] = []

    /// The number of each pattern's group.
    @usableFromInline private(set) var groups: [Int] = []

    @usableFromInline init() {}

    /// Adds a group of some patterns.
    @usableFromInline mutating func append(_ count: Int) {
        starts.append(groups.count)
        for _ in 0..<count { groups.append(starts.count - 1) }
    }
}
