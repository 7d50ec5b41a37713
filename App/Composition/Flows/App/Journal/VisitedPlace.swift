/// A place of any flow, as the journal keeps it.
nonisolated struct VisitedPlace: Sendable {
    /// The place in its flow.
    let route: any FlowRoute

    /// Any place but one that holds what somebody searched for: the journal never has that.
    init?(_ route: some FlowRoute) {
        if route.holdsSearch { return nil }
        self.route = route
    }
}

nonisolated extension VisitedPlace: Hashable {
    static func == (lhs: Self, rhs: Self) -> Bool { AnyHashable(lhs.route) == AnyHashable(rhs.route) }

    func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(route)) }
}

/// Which flow something is in: a section's, or that of a modal by how many lie under it.
nonisolated enum FlowKey: Hashable, Sendable {
    case section(AppSection)
    case modal(Int)
}
