import Domain
import Navigation

/// Decides who may go where, by who they are; Data asks again for what they show.
nonisolated struct RouteGate: Sendable {
    /// The role of the person signed in, or nil for a visitor.
    let role: Role?

    /// Creates the gate for a session, or for a visitor.
    init(session: StaffSession?) { role = session?.staff.role }

    /// Whether this person may go to a route, and what to do if not.
    func verdict(for route: AppRoute) -> GateVerdict<AppRoute, GateRefusal> {
        switch (route.requirement, role) {
        case (.none, _), (.session, .some): return .allow
        case (.session, nil), (.permission, nil): return .signInFirst(returnTo: route)
        case (.permission(let permission), let role?):
            return role.may(permission) ? .allow : .refuse(.error(.notAllowed(permission)))
        }
    }
}
