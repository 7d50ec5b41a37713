/// Every link of some routes. Reading what it wrote gives the same route; writing what it read gives the canonical link.
package struct LinkTable<Route>: Sendable {
    /// The patterns, in the order in which they are listed.
    package let patterns: [LinkPattern<Route>]

    /// A table of patterns. Where two fit, the earlier one is taken.
    package init(_ patterns: [LinkPattern<Route>]) {
        self.patterns = patterns
    }

    /// The route that a link leads to.
    ///
    /// - Throws: ``RefusedLink`` naming the part that was not understood.
    /// - Complexity: one pass over the patterns.
    package func route(_ link: String) throws(RefusedLink) -> Route {
        let address = try LinkAddress(link)
        var best = 0
        for pattern in patterns {
            let fit = pattern.fit(address)
            best = max(best, fit)
            if fit == address.parts.count, fit == pattern.count, let route = pattern.route(address) { return route }
        }
        guard best < address.parts.count else { throw RefusedLink(link, .incomplete) }
        throw RefusedLink(link, .notUnderstood(address.parts[best]))
    }

    /// The canonical link to a route, or nil if the table has no pattern for it.
    package func link(_ route: Route) -> String? {
        for pattern in patterns {
            if let address = pattern.address(of: route) { return address.text }
        }
        return nil
    }

    /// The same links for an enclosing route: how to wrap a route of this table, and back.
    package func wrapped<Outer>(
        in wrap: @escaping @Sendable (Route) -> Outer, _ unwrap: @escaping @Sendable (Outer) -> Route?
    ) -> LinkTable<Outer> {
        LinkTable<Outer>(
            patterns.map { pattern in
                LinkPattern(
                    segments: pattern.segments, items: pattern.items, make: { pattern.make($0).map(wrap) },
                    take: { unwrap($0).flatMap(pattern.take) })
            })
    }

    /// Both tables, one after the other.
    package static func + (lhs: Self, rhs: Self) -> Self {
        var patterns = lhs.patterns
        for pattern in rhs.patterns { patterns.append(pattern) }
        return LinkTable(patterns)
    }
}
