import Domain
import Navigation
import Support
import Testing

@testable import App

/// Who may go where, for everybody and every kind of place.
@Suite struct RouteGateTests {
    private nonisolated static let routes: [AppRoute] = {
        do {
            return [.home(.start), .orders(.list), .orders(try .detail(1042)), .orders(try .tracking(1042))]
        } catch {
            Issue.record(error)
            return []
        }
    }()

    @Test(arguments: routes) func `a visitor may see Home and is asked to sign in for the rest`(route: AppRoute) {
        let expected: GateVerdict<AppRoute, AppError> =
            route == .home(.start) ? .allow : .signInFirst(returnTo: route)
        #expect(RouteGate(session: nil).verdict(for: route) == expected)
    }

    @Test(arguments: Role.allCases, routes) func `who is signed in may go where the role may`(
        role: Role, route: AppRoute
    ) {
        let mayGo = route.permission.map(role.may) ?? true
        let verdict = RouteGate(session: .sample(role)).verdict(for: route)
        #expect(verdict == (mayGo ? .allow : .refuse(.notAllowed(.viewOrders))))
    }

    @Test func `orders need the permission to see orders, Home needs none`() {
        #expect(Self.routes.map(\.permission) == [nil, .viewOrders, .viewOrders, .viewOrders])
    }
}
