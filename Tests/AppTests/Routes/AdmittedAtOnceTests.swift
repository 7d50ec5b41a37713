import Domain
import Navigation
import Support
import Testing

@testable import App

/// The fast path past the gates, which nearly every step takes.
@Suite struct AdmittedAtOnceTests {
    @Test(
        arguments: [nil] + Role.allCases.map(Optional.some), [nil, AppModal.locked(userName: "ana"), .settings])
    func `the fast path admits exactly what the gates admit without a lookup`(
        role: Role?, modal: AppModal?
    ) async throws {
        let app = try await Workstation().start(as: role)
        if let modal { app.present(modal) }
        for route in AppRoute.all {
            let isAllowed = if case .allow = app.gates.decision(for: route) { true } else { false }
            #expect(app.admitsAtOnce(route) == (isAllowed && !route.isLookedUp), "\(route)")
        }
    }
}
