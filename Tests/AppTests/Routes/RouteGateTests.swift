import Domain
import Navigation
import Support
import Testing

@testable import App

/// The access of every role to every kind of place.
@Suite struct RouteGateTests {
    /// Every kind of place with its access requirement.
    private nonisolated static let requirements: [(AppRoute, AccessRequirement)] = {
        do {
            return [
                (.home(.start), .none), (.home(.error(try #require(ErrorCode(linkSegment: "conflict")))), .none),
                (.settings(.preferences), .none), (.settings(.data), .none),
                (.sync(.queue), .session), (.sync(.entry(.known(17))), .session),
                (.profile(.person), .session), (.profile(.changePassword), .session),
                (.orders(.list), .permission(.viewOrders)), (.orders(try .detail(1042)), .permission(.viewOrders)),
                (.orders(try .tracking(1042)), .permission(.viewOrders)),
                (.orders(try .refund(1042)), .permission(.viewOrders)),
                (.offers(.overview), .permission(.manageOffers)),
                (.offers(.hours(.clinic)), .permission(.manageOffers)),
                (.offers(.form(.new(.products))), .permission(.manageOffers)),
                (.staff(.list), .permission(.manageStaff)), (.staff(.invite), .permission(.manageStaff)),
                (.staff(.colleague(try #require(StaffSlug("ben")))), .permission(.manageStaff)),
            ]
        } catch {
            Issue.record(error)
            return []
        }
    }()

    @Test(arguments: requirements) func `a visitor may see what asks nothing, and is asked to sign in for the rest`(
        route: AppRoute, requirement: AccessRequirement
    ) {
        let expected: GateVerdict<AppRoute, GateRefusal> =
            requirement == .none ? .allow : .signInFirst(returnTo: route)
        #expect(route.requirement == requirement)
        #expect(RouteGate(session: nil).verdict(for: route) == expected)
    }

    @Test(arguments: Role.allCases, requirements) func `a signed-in person may go where the role may`(
        role: Role, place: (route: AppRoute, requirement: AccessRequirement)
    ) {
        let refusal: AppError? =
            if case .permission(let permission) = place.requirement, !role.may(permission) {
                .notAllowed(permission)
            } else { nil }
        let verdict = RouteGate(session: .sample(role)).verdict(for: place.route)
        #expect(verdict == (refusal.map { .refuse(.error($0)) } ?? .allow))
    }
}
