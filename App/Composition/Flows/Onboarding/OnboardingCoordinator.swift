import Domain
import Navigation
import Onboarding

/// Leads a newcomer through the first steps. Its view models do not know it: they tell a delegate, which it is.
final class OnboardingCoordinator: FlowCoordinator<OnboardingRoute> {
    /// The view model of the first step, kept as long as the flow.
    private(set) lazy var rootViewModel = makeRoot(self)

    private let makeRoot: (any WelcomeDelegate) -> WelcomeModel

    /// The coordinator of a cover that is being presented.
    init(_ stack: StackID, app: AppCoordinator, rootViewModel: @escaping (any WelcomeDelegate) -> WelcomeModel) {
        makeRoot = rootViewModel
        super.init(stack, app: app)
    }

    /// Goes to the last step, whichever step one comes from.
    func goToReady() { push(.ready) }
}

extension OnboardingCoordinator: WelcomeDelegate {
    func welcomeWantsDetails() { push(.details) }
    func welcomeSkipsDetails() { goToReady() }
    func welcomeSignsOut() { app?.go(.signOut) }
}

extension OnboardingCoordinator: DetailsDelegate {
    func detailsSaved(_ session: StaffSession) {
        app?.sessions.sessionChanged(session)
        goToReady()
    }
}

extension OnboardingCoordinator: ReadyDelegate {
    func readyFinished(_ session: StaffSession) async {
        let returnAction = app?.state.modal(on: stack)?.returnAction ?? .resume
        await app?.sessions.signInFinished(session, then: returnAction)
    }
}
