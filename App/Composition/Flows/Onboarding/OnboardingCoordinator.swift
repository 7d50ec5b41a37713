import Domain
import Navigation
import Observation
import Onboarding

/// Owns the navigation of one newcomer's steps. Its view models do not know it: they tell a delegate, which it is.
@Observable
final class OnboardingCoordinator: ModalCoordinator {
    var stack: RouteStack<OnboardingRoute>
    let seat: ModalSeat

    /// Where the newcomer wanted to be before all this.
    let returnAction: ReturnAction

    /// The view model of the first step, which is there as long as the flow is.
    @ObservationIgnored private(set) lazy var rootViewModel = makeRoot(self)

    @ObservationIgnored private let makeRoot: (any WelcomeDelegate) -> WelcomeModel
    private weak var app: AppCoordinator?

    /// The flow of a cover that is being presented.
    init(
        seat: ModalSeat, returnAction: ReturnAction, app: AppCoordinator,
        rootViewModel: @escaping (any WelcomeDelegate) -> WelcomeModel
    ) {
        self.seat = seat
        stack = RouteStack(seat.stack, root: .welcome)
        self.returnAction = returnAction
        self.app = app
        makeRoot = rootViewModel
    }

    /// Goes to the last step, whichever step one comes from.
    private func goToReady() {
        push(.ready)
    }
}

extension OnboardingCoordinator: WelcomeDelegate {
    func welcomeWantsDetails() {
        push(.details)
    }

    func welcomeSkipsDetails() {
        goToReady()
    }

    func welcomeSignsOut() {
        app?.leave(.signOut)
    }
}

extension OnboardingCoordinator: DetailsDelegate {
    func detailsSaved(_ session: StaffSession) {
        app?.sessionChanged(session)
        goToReady()
    }
}

extension OnboardingCoordinator: ReadyDelegate {
    func readyFinished(_ session: StaffSession) async {
        await app?.signInFinished(session, then: returnAction)
    }
}
