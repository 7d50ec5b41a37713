import HeadlessUI
import Navigation
import TextShell

/// An app on records of its own, walked through by what a person would type.
@MainActor public final class Walk<App: ExplorableApp> {
    /// The app, with the records that it keeps.
    public let app: App

    /// What is on show, and how to move.
    public let scene: App.Scene

    /// The way so far.
    public private(set) var way: ExploredWay<App.Start>

    /// The screen on show.
    public private(set) var screen: Screen

    /// What the user was told by the last step.
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

    /// Everything that can be done at the screen on show.
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

    /// What is shown.
    var state: App.State { coordinator.state }

    /// Whoever is here.
    var person: ExploredPerson { app.person(at: scene) }

    /// Everything that led somewhere or saved something so far, in order.
    var changes: [App.Change] {
        coordinator.journal.steps.flatMap(\.changes).filter { $0 != .acted }
    }

    /// What the walk is in now; with `paths` two ways to a screen through others are two states.
    func state(paths: Bool) -> ExploredState {
        ExploredState(screens: paths ? pathNames : screenNames, role: person.role, screen: screen)
    }

    /// Whether the place on show was turned to another page, day or choice than the one that one finds there: no link
    /// says which.
    var isTurned: Bool { turned.contains(scene.visiblePlace) }

    /// Whether all there is follows from the records, who is here, and the value of the navigation: nothing was typed
    /// or turned, and nobody waits for the outcome of a flow.
    var isAllInItsValue: Bool {
        let flows = coordinator.awaited?.flows
        return turned.isDisjoint(with: scene.livePlaces) && !coordinator.hasDrafts
            && flows?.waiting.isEmpty != false && flows?.unheard.isEmpty != false
    }

    /// Forgets the detour by which the walk came back to where it was.
    func isBack(at way: ExploredWay<App.Start>) {
        self.way = way
    }
}
