extension LinkPattern {
    /// The link of a route without a parameter, such as `orders`.
    @inlinable public init(_ pattern: String, _ route: Route) where Route: Equatable & Sendable {
        self.init(pattern, [], make: { _ in route }, take: { $0 == route ? [] : nil })
    }

    /// The link of a route with a parameter, such as `orders/{number}`, with functions that make the route and take it
    /// apart.
    @inlinable public init<Parameter: LinkParameter>(
        _ pattern: String, make: @escaping @Sendable (Parameter) -> Route,
        take: @escaping @Sendable (Route) -> Parameter?
    ) {
        self.init(
            pattern, [Parameter.kind],
            make: { $0.first.flatMap(Parameter.init(linkSegment:)).map(make) },
            take: { take($0).map { [$0.linkSegment] } })
    }

    /// The link of a route with two parameters.
    @inlinable public init<First: LinkParameter, Second: LinkParameter>(
        _ pattern: String, make: @escaping @Sendable (First, Second) -> Route,
        take: @escaping @Sendable (Route) -> (First, Second)?
    ) {
        self.init(
            pattern, [First.kind, Second.kind],
            make: { parts in
                guard parts.count == 2, let first = First(linkSegment: parts[0]),
                    let second = Second(linkSegment: parts[1])
                else { return nil }
                return make(first, second)
            }, take: { take($0).map { [$0.linkSegment, $1.linkSegment] } })
    }

    /// The link of a route with three parameters.
    @inlinable public init<First: LinkParameter, Second: LinkParameter, Third: LinkParameter>(
        _ pattern: String, make: @escaping @Sendable (First, Second, Third) -> Route,
        take: @escaping @Sendable (Route) -> (First, Second, Third)?
    ) {
        self.init(
            pattern, [First.kind, Second.kind, Third.kind],
            make: { parts in
                guard parts.count == 3, let first = First(linkSegment: parts[0]),
                    let second = Second(linkSegment: parts[1]), let third = Third(linkSegment: parts[2])
                else { return nil }
                return make(first, second, third)
            }, take: { take($0).map { [$0.linkSegment, $1.linkSegment, $2.linkSegment] } })
    }

    /// The link of a route with four parameters.
    @inlinable public init<First: LinkParameter, Second: LinkParameter, Third: LinkParameter, Fourth: LinkParameter>(
        _ pattern: String, make: @escaping @Sendable (First, Second, Third, Fourth) -> Route,
        take: @escaping @Sendable (Route) -> (First, Second, Third, Fourth)?
    ) {
        self.init(
            pattern, [First.kind, Second.kind, Third.kind, Fourth.kind],
            make: { parts in
                guard parts.count == 4, let first = First(linkSegment: parts[0]),
                    let second = Second(linkSegment: parts[1]), let third = Third(linkSegment: parts[2]),
                    let fourth = Fourth(linkSegment: parts[3])
                else { return nil }
                return make(first, second, third, fourth)
            }, take: { take($0).map { [$0.linkSegment, $1.linkSegment, $2.linkSegment, $3.linkSegment] } })
    }
}
