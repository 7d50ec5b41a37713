import HeadlessUI
import Navigation
import TextShell

/// An app with its own records, walked through by lines that a person could type.
@MainActor public final class Walk<App: ExplorableApp> {
    /// The app, with the records that it keeps.
    public let app: App

    /// The scene.
    public let scene: App.Scene

    /// The way so far.
    public private(set) var way: ExploredWay<App.Start>

    /// The current screen.
    public private(set) var screen: Screen

    /// The notices of the last step.
    private(set) var notices: [String] = []

    private let session: HeadlessSession
    private var turned: Set<ScenePlace> = []

    /// The app as a walk finds it that begins.
    ///
    /// - Throws: what keeps it from starting.
    public convenience init(on app: App, from start: App.Start) async throws {
        try await self.init(on: app, from: start, to: nil, along: ExploredWay(start: start))
    }

    /// The app at a state of its navigation, or as it starts.
    init(
        on app: App, from start: App.Start, to state: App.State?, along way: ExploredWay<App.Start>
    ) async throws {
        (self.app, self.way) = (app, way)
        scene = try await app.scene(from: start)
        if let state { app.coordinator(of: scene).change { $0.become(state) } }
        let variables = app.entries.variables
        session = HeadlessSession(scene: scene) { variables[$0] }
        screen = await session.show()
    }

    deinit {
        let session = session
        Task { @MainActor in session.stop() }
    }

    /// Types the lines of a step, and notes it as part of the way.
    ///
    /// - Throws: why a line was not carried out; what came before it was.
    public func type(_ step: [String]) async throws(CommandFailure) {
        way = way.and(step)
        notices = []
        for line in step {
            let (place, shown, count) = (scene.visiblePlace, screen, changes.count)
            screen = try await session.type(line, at: shown)
            notices += session.notices
            if place == scene.visiblePlace, screen != shown, count == changes.count { turned.insert(place) }
        }
    }

    /// Every action at the current screen.
    public var taps: [ExploredTap] {
        let name = screenName
        let isLost = state.alert == nil && !coordinator.drafts(lostBy: .back).isEmpty
        return screen.taps(at: name, app.entries, losesDraft: isLost, leadsOn: name == app.name(of: home))
    }

    private var home: App.Route {
        let sections = App.Route.Section.allCases
        return sections[sections.startIndex].root
    }
}

extension Walk {
    /// Owns the navigation.
    public var coordinator: App.Coordinator { app.coordinator(of: scene) }

    /// The navigation state.
    var state: App.State { coordinator.state }

    /// The user.
    var person: ExploredPerson { app.person(at: scene) }

    /// Everything that led somewhere or saved something so far, in order.
    var changes: [App.Change] {
        coordinator.journal.steps.flatMap(\.changes).filter { $0 != .acted }
    }

    /// The identity of the current state; with `paths`, two ways to a screen through others are two states.
    func state(paths: Bool) -> ExploredState {
        ExploredState(screens: paths ? pathNames : screenNames, role: person.role, screen: screen)
    }

    /// Whether the visible place shows another page, day or choice than at first, which no link says.
    var isTurned: Bool { turned.contains(scene.visiblePlace) }

    /// Whether everything follows from the records, the user and the navigation state: no input, nothing turned, and
    /// no place awaits a flow.
    var isAllInItsValue: Bool {
        let flows = coordinator.awaited?.flows
        return turned.isDisjoint(with: scene.livePlaces) && !coordinator.hasDrafts
            && flows?.waiting.isEmpty != false && flows?.undelivered.isEmpty != false
    }

    /// Forgets the detour that led back to a state.
    func isBack(at way: ExploredWay<App.Start>) {
        self.way = way
    }
}
