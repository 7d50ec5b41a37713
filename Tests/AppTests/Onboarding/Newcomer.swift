import Domain
import Support
import Testing

@testable import App

extension Workstation {
    /// Signs a newcomer in at the visible sheet or lock, as its form does.
    func signInNewcomer(at app: AppCoordinator) async throws {
        let session = try await sessions.signIn(.newcomer, operation: OperationID(.sample(5_000 + sessions.callCount)))
        await (try #require(app.signInFlow)).signInFinished(session)
    }

    /// A visitor's app in which a newcomer has signed in on the way to a place.
    func startOfNewcomer(_ request: AppReturnAction) async throws -> AppCoordinator {
        let app = try await start()
        app.presentLogin(returnAction: request)
        try await signInNewcomer(at: app)
        return app
    }

    /// Completes the last step, as its screen does.
    func finish(_ app: AppCoordinator) async throws {
        let session = try await onboarding.finish(operation: OperationID(.sample(6_000 + onboarding.callCount)))
        await (try #require(app.onboardingFlow)).readyFinished(session)
    }
}

extension AppCoordinator {
    /// The visible onboarding flow.
    var onboardingFlow: OnboardingCoordinator? {
        if case .onboarding(let flow)? = visibleModal { flow } else { nil }
    }
}

extension Whereabouts {
    /// A newcomer at some steps of the onboarding.
    static func onboarding(_ request: AppReturnAction, _ steps: [String]) -> Whereabouts {
        Whereabouts(.home, modals: [Modal(.onboarding(request), steps)], staff: "noor")
    }
}
