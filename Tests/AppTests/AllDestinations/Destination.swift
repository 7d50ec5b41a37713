import Domain
import Navigation
import Testing

@testable import App
@testable import Navigation

/// One stop of a tour through everything that the route shells can show.
nonisolated enum Destination: Hashable {
    case route(AppRoute)
    case modal(AppModal)
    case alert(AppAlert)

    /// Every destination: each route, each modal, each alert.
    static var all: [Destination] {
        AppRoute.all.map(Destination.route) + AppModal.all.map(Destination.modal) + AppAlert.all.map(Destination.alert)
    }

    /// Goes there.
    @MainActor func show(in app: AppCoordinator) {
        switch self {
        case .route(let route): app.go(.route(route))
        case .modal(let modal): app.present(modal)
        case .alert(let alert): app.present(alert: alert)
        }
    }

    /// The role of the visitor: a manager, except where only a clinician has access.
    var visitor: Role {
        if case .route(.patients(.notes)) = self { return .clinician }
        if case .route(.noteReason) = self { return .clinician }
        if case .modal(.noteReason) = self { return .clinician }
        return .manager
    }

    /// Whether it is the root of a section.
    var isRoot: Bool {
        switch self {
        case .route(let route): route.modal == nil && route.breadcrumb.count == 1
        case .modal(.locked), .modal(.onboarding): true
        case .modal, .alert: false
        }
    }
}

/// The tour leaves nothing out.
@Suite struct StopTests {
    @Test func `every link pattern is on the tour`() {
        let toured = Set(AppRoute.all.compactMap { AppRoute.links.pattern(of: $0) })
        #expect(toured.sorted() == AppRoute.links.shownPatterns.sorted())
    }

    @Test func `every route that a shell maps is on the tour`() async throws {
        var seen: Set<AnyHashable> = []
        for role in Set(Destination.all.map(\.visitor)) {
            let workstation = Workstation()
            let app = try await workstation.start(as: role)
            try await workstation.fillCart()
            for destination in Destination.all where destination.visitor == role {
                destination.show(in: app)
                seen.formUnion(app.state.visibleStack.places.map { AnyHashable($0.route.inFlow) })
                app.dismissAll()
            }
        }
        let expected: [[AnyHashable]] = [
            AppRoute.all.map { AnyHashable($0.inFlow) }, SignInRoute.all.filter { $0 != .invitation },
            OrderSheetRoute.all,
            [OnboardingRoute.welcome],
            [OnboardingRoute.welcome],
        ]
        #expect(seen.isSuperset(of: expected.flatMap { $0 }))
    }

    @Test func `no stop is on the tour twice`() {
        #expect(Set(Destination.all).count == Destination.all.count)
        #expect(Destination.all.count > 25)
    }
}
