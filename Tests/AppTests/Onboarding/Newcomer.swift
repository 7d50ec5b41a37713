import Domain
import Support
import Testing

@testable import App

extension Workstation {
    /// A newcomer signs in at the sheet or the lock on show, as its form does.
    func signInNewcomer(at app: AppCoordinator) async throws {
        let session = try await sessions.signIn(.newcomer, operation: OperationID(.sample(5_000 + sessions.callCount)))
        await (try #require(app.signInFlow)).signInFinished(session)
    }

    /// A visitor's app in which a newcomer wanted to go somewhere and has signed in on the way.
    func startOfNewcomer(_ request: AppReturnAction) async throws -> AppCoordinator {
        let app = try await start()
        app.presentLogin(returnAction: request)
        try await signInNewcomer(at: app)
        return app
    }

    /// The newcomer takes the last step, as its screen does.
    func finish(_ app: AppCoordinator) async throws {
        let session = try await onboarding.finish(operation: OperationID(.sample(6_000 + onboarding.callCount)))
        await (try #require(app.onboardingFlow)).readyFinished(session)
    }
}

extension AppCoordinator {
    /// The flow of the first steps on show.
    var onboardingFlow: OnboardingCoordinator? {
        if case .onboarding(let flow)? = visibleModal { flow } else { nil }
    }
}

extension Whereabouts {
    /// A newcomer at some of the first steps.
    static func onboarding(_ request: AppReturnAction, _ steps: [String]) -> Whereabouts {
        Whereabouts(.home, modals: [Modal(.onboarding(request), steps)], staff: "noor")
    }
}
