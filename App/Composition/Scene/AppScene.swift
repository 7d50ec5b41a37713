import DesignSystem
import Domain
import FoundationEssentials
import Navigation
import TextShell

/// The app as the shell sees it: the coordinator's state, and the views that the route shells make of it.
final class AppScene: ShellScene {
    let coordinator: AppCoordinator
    let container: DependencyContainer
    /// The state of the exchange with the remote, or nil without one.
    let sync: CurrentSync?
    /// Whether screens are drawn in a window, where accessible output cannot begin.
    var isDrawn = false
    private let views = PlaceViews()
    let remembersPlace: Bool
    /// The last reason why a typed line could not be kept, which is told once.
    var lineFault: AppError?
    private var saved: [StateOwner: Data] = [:]
    private var lastStep: Duration?
    private var input: (place: PlaceID, fields: Binding<[String: String]>?)?

    /// Creates the scene. Places are saved after each step if `remembersPlace`.
    init(container: DependencyContainer, remembersPlace: Bool) {
        self.container = container
        self.remembersPlace = remembersPlace
        coordinator = AppCoordinator(container: container)
        sync = CurrentSync.following(container.sync)
    }

    var environment: RenderEnvironment {
        let (zone, clock) = (container.timeZone, container.clock)
        return RenderEnvironment(secondsFromGMT: zone.secondsFromGMT(for:), now: clock.now)
    }

    var visiblePlace: ScenePlace { ScenePlace(coordinator.state.visiblePlace) }

    var livePlaces: Set<ScenePlace> { Set(coordinator.state.places.map { ScenePlace($0) }) }

    func visibleView() -> any View {
        views.view(at: visiblePlace) {
            let view = AppRouteShell(container: container, app: coordinator).visibleView()
            coordinator.fill(view, at: coordinator.state.visiblePlace, in: environment)
            return view
        }
    }

    func readersAreServed() async {
        while let request = coordinator.pendingRequest { await request.ended() }
        await coordinator.awaited?.allHeard()
        await container.deliveries.allTakenIn()
    }

    func stop() {
        coordinator.dropRequest()
        coordinator.sessions.stopFollowing()
    }

    func keepViews(only places: Set<ScenePlace>) {
        views.keep(only: places)
        coordinator.awaited?.keep(only: Set(coordinator.state.places))
    }

    func note(draft: Bool, input: Binding<[String: String]>?) {
        let place = coordinator.state.visiblePlace
        self.input = (place, input)
        coordinator.drafts.formIntersection(coordinator.state.places)
        if draft { coordinator.drafts.insert(place) } else { coordinator.drafts.remove(place) }
    }

    func mayQuit(again: Bool) -> Bool {
        guard coordinator.hasDrafts, !again else { return true }
        let loss =
            remembersPlace
            ? "is not saved yet. Type “quit” again to leave." : "is not saved. Type “quit” again to leave without it."
        coordinator.notify("Something you typed \(loss)")
        return false
    }

    var unsaved: [String] { coordinator.namesOfDrafts }

    var timeUntilLock: Duration? {
        guard coordinator.session != nil, let lastStep, let minutes = container.settings.current.idleLockMinutes
        else { return nil }
        return .seconds(minutes * 60) - (container.clock.uptime - lastStep)
    }

    var whenLockTimeChanges: () -> Void {
        get { container.settings.whenSaved }
        set { container.settings.whenSaved = newValue }
    }

    func lockIfIdle() async -> Bool {
        container.steps.next()
        guard let timeUntilLock, timeUntilLock <= .zero, let minutes = container.settings.current.idleLockMinutes
        else { return false }
        coordinator.journal.begin(.idleness)
        await coordinator.sessions.lock()
        let time = minutes == 1 ? "an idle minute" : "\(minutes) idle minutes"
        coordinator.notify("Locked after \(time).")
        return true
    }

    func personIsActive() {
        if lastStep != nil { lastStep = container.clock.uptime }
    }

    func drainNotices() -> [String] {
        if isDrawn, container.settings.current.isAccessible {
            coordinator.notify("Accessible output begins at the next start: quit, and start again.")
            isDrawn = false
        }
        return coordinator.drainNotices()
    }

    func didSettle() async {
        coordinator.journal.end(isInput: coordinator.drafts.contains(coordinator.state.visiblePlace))
        lastStep = container.clock.uptime
        guard remembersPlace else { return }
        noteInput()
        let states = coordinator.statesToSave()
        guard states != saved else { return }
        do {
            try await container.savedStates.save(states)
            (saved, coordinator.statesLeft) = (states, [:])
        } catch {
            coordinator.notify("Where you are could not be saved: \(error.message) \(error.advice)")
        }
    }

    /// Records the input of the completed screen. Its place is the one that writes next.
    private func noteInput() {
        guard let input else { return }
        container.identifiers.enter(input.place)
        coordinator.note(input.fields?.wrappedValue ?? [:], at: input.place)
        coordinator.keepInputs()
    }

    func exitCode(for screen: Screen) -> ExitCode? {
        screen.failure.map { ExitCode(failure: $0) }
    }
}
