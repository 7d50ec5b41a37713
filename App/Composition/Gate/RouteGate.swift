import Domain
import Navigation

/// Decides who may go where, by who they are; Data asks again for what they show.
nonisolated struct RouteGate: Sendable {
    /// Who is signed in, or nil for a visitor.
    let session: StaffSession?

    /// Whether this person may go to a route, and what to do if not.
    func verdict(for route: AppRoute) -> GateVerdict<AppRoute, GateRefusal> {
        switch (route.requirement, session) {
        case (.none, _), (.session, .some): return .allow
        case (.session, nil), (.permission, nil): return .signInFirst(returnTo: route)
        case (.permission(let permission), let session?):
            return session.staff.role.may(permission) ? .allow : .refuse(.error(.notAllowed(permission)))
        }
    }
}
