import Domain
import Onboarding

/// The view models of a newcomer's steps.
extension DependencyContainer {
    func welcomeModel(delegate: any WelcomeDelegate) -> WelcomeModel {
        WelcomeModel(sessions: sessions, delegate: delegate)
    }

    func detailsModel(delegate: any DetailsDelegate, errors: AppCoordinator) -> DetailsModel {
        DetailsModel(
            onboarding: onboarding, sessions: sessions, identifiers: identifiers, delegate: delegate, errors: errors)
    }

    func readyModel(delegate: any ReadyDelegate, errors: AppCoordinator) -> ReadyModel {
        ReadyModel(
            onboarding: onboarding, sessions: sessions, identifiers: identifiers, delegate: delegate, errors: errors)
    }
}
