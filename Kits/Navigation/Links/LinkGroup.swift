/// The patterns of one table within a larger one. Only that table's routes are looked up in it.
@usableFromInline struct LinkGroup<Route>: Sendable {
    @usableFromInline let count: Int

    /// Makes a route from the index of its pattern and the texts of its parameters.
    @usableFromInline let make: @Sendable (Int, [String]) -> Route?

    /// Returns the index of a route's pattern and the texts of its parameters, or nil for another table's route.
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

/// The group of each pattern. Not generic, so that it is compiled once for all kinds of routes.
@usableFromInline struct LinkOwners: Sendable {
    /// The index of each group's first pattern.
    @usableFromInline private(set) var starts: [Int] = []

    /// The group of each pattern.
    @usableFromInline private(set) var groups: [Int] = []

    @usableFromInline init() {}

    /// Adds a group of `count` patterns.
    @usableFromInline mutating func append(_ count: Int) {
        starts.append(groups.count)
        for _ in 0..<count { groups.append(starts.count - 1) }
    }
}
