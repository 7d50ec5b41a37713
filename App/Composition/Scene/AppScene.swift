import DesignSystem
import Domain
import Foundation
import Navigation
import TextShell

/// The app as the shell sees it: the coordinator's state, and the views that the route shells make of it.
final class AppScene: ShellScene {
    let coordinator: AppCoordinator
    let container: DependencyContainer
    private let views = PlaceViews()
    private let remembersPlace: Bool
    private var saved: [StateOwner: Data] = [:]

    /// The app on show. Where people are is saved after each step if `remembersPlace` says so.
    init(container: DependencyContainer, remembersPlace: Bool) {
        self.container = container
        self.remembersPlace = remembersPlace
        coordinator = AppCoordinator(container: container)
    }

    var environment: RenderEnvironment { RenderEnvironment(timeZone: container.timeZone) }

    var visiblePlace: PlaceID {
        if let signIn = coordinator.signIn { return signIn.stack.top.id }
        return switch coordinator.section {
        case .home: coordinator.home.stack.top.id
        case .orders: coordinator.orders.stack.top.id
        }
    }

    var livePlaces: Set<PlaceID> {
        var places = coordinator.home.stack.places.map(\.id) + coordinator.orders.stack.places.map(\.id)
        places += coordinator.signIn?.stack.places.map(\.id) ?? []
        return Set(places)
    }

    func visibleView() -> any View {
        views.view(at: visiblePlace) { AppRouteShell(container: container, coordinator: coordinator).visibleView() }
    }

    func keepViews(only places: Set<PlaceID>) {
        views.keep(only: places)
    }

    func takeNotices() -> [String] {
        coordinator.takeNotices()
    }

    func didSettle() async {
        let states = remembersPlace ? coordinator.statesToSave() : saved
        guard states != saved else { return }
        do {
            try await container.savedStates.save(states)
            saved = states
        } catch {
            coordinator.tell("Where you are could not be saved: \(error.message) \(error.advice)")
        }
    }

    func exitCode(ofFailure code: String) -> ExitCode {
        ExitCode(failure: code)
    }
}
