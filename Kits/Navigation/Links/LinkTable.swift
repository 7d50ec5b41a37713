/// The links of a set of routes. Parsing a printed link gives the same route; printing a parsed route gives the
/// canonical link.
public struct LinkTable<Route>: Sendable {
    /// The patterns, in the order in which they are listed.
    public let patterns: [LinkShape]

    /// The format of the links.
    public let format: LinkFormat

    @usableFromInline let tree: LinkTree
    @usableFromInline let groups: [LinkGroup<Route>]

    @usableFromInline let owners: LinkOwners

    /// Creates a table. A word takes precedence over a parameter; otherwise the earlier pattern does.
    @inlinable public init(_ format: LinkFormat, _ patterns: [LinkPattern<Route>]) {
        var shapes: [LinkShape] = []
        for pattern in patterns { shapes.append(pattern.shape) }
        self.init(format, shapes, LinkTree(shapes), [LinkGroup(patterns)])
        assert(mistakes.isEmpty, mistakes.joined(separator: " "))
    }

    @inlinable init(_ format: LinkFormat, _ patterns: [LinkShape], _ tree: LinkTree, _ groups: [LinkGroup<Route>]) {
        self.format = format
        self.patterns = patterns
        self.tree = tree
        self.groups = groups
        var owners = LinkOwners()
        for index in groups.indices { owners.append(groups[index].count) }
        self.owners = owners
    }

    /// The route of a link.
    ///
    /// - Throws: ``RefusedLink`` naming the part that was not understood.
    @inlinable public func route(_ link: String) throws(RefusedLink) -> Route {
        try route(LinkAddress(link, in: format))
    }

    /// The route of a parsed link.
    ///
    /// - Throws: ``RefusedLink`` naming the part that was not understood.
    /// - Complexity: O(parts of the link), independent of the number of patterns.
    @inlinable public func route(_ address: LinkAddress) throws(RefusedLink) -> Route {
        let index = try tree.pattern(of: address, in: patterns)
        let values = patterns[index].values(in: address)
        let group = owners.groups[index]
        if let route = groups[group].make(index - owners.starts[group], values) { return route }
        throw address.refusal
    }

    /// The canonical link of a route, or nil if no pattern matches, a part is empty or has a control character, or the
    /// link is too long.
    ///
    /// - Complexity: O(patterns of the route's own table and tables beside it).
    @inlinable public func link(_ route: Route) -> String? {
        taken(route).flatMap { $0.pattern.address(with: $0.values, in: format).link }
    }

    /// The pattern of a route as shown to people, or nil if none matches.
    @inlinable public func pattern(of route: Route) -> String? {
        taken(route).map { shown($0.pattern) }
    }

    /// The patterns as shown to people, in order, with the scheme: `app://orders/{number}`.
    public var shownPatterns: [String] { patterns.map(shown) }

    @usableFromInline func shown(_ pattern: LinkShape) -> String { "\(format.scheme)://\(pattern.text)" }

    @inlinable func taken(_ route: Route) -> (pattern: LinkShape, values: [String])? {
        for index in groups.indices {
            if let taken = groups[index].take(route) {
                return (patterns[owners.starts[index] + taken.index], taken.values)
            }
        }
        return nil
    }

    /// The same links for an enclosing route, with functions that wrap and unwrap a route.
    @inlinable public func wrapped<Outer>(
        in wrap: @escaping @Sendable (Route) -> Outer, _ unwrap: @escaping @Sendable (Outer) -> Route?
    ) -> LinkTable<Outer> {
        var outer: [LinkGroup<Outer>] = []
        for group in groups { outer.append(group.wrapped(in: wrap, unwrap)) }
        return LinkTable<Outer>(format, patterns, tree, outer)
    }

    /// Both tables, one after the other, in the format of the first.
    @inlinable public static func + (lhs: Self, rhs: Self) -> Self {
        var (patterns, tree, groups) = (lhs.patterns, lhs.tree, lhs.groups)
        for pattern in rhs.patterns {
            tree.insert(pattern, as: patterns.count)
            patterns.append(pattern)
        }
        for group in rhs.groups { groups.append(group) }
        let table = LinkTable(lhs.format, patterns, tree, groups)
        assert(table.mistakes.isEmpty, table.mistakes.joined(separator: " "))
        return table
    }
}
