import DesignSystem
import Domain
import Navigation
import TextShell

@testable import App

/// The real app on a clinic of its own, walked through by what a person would type.
final class ExploredApp {
    /// The clinic that it stands on.
    let clinic: OpenClinic

    /// The way so far.
    private(set) var way: Way

    /// What is on show.
    private(set) var screen: Screen

    let scene: AppScene
    private let rehearsal: Rehearsal
    private var turned: Set<ScenePlace> = []

    /// The app as a walk finds it, or as a link from outside opens it.
    ///
    /// - Throws: what keeps it from starting.
    init(on clinic: OpenClinic, from start: ExploredStart, at route: AppRoute? = nil) async throws(AppError) {
        self.clinic = clinic
        way = Way(start: start)
        scene = AppScene(container: clinic.container, remembersPlace: false)
        rehearsal = Rehearsal(scene: scene) { SampleEntries.variables[$0] }
        try await start.signIn(to: scene.coordinator)
        if let route { scene.coordinator.go(.route(route)) }
        screen = await rehearsal.show()
    }

    deinit {
        let rehearsal = rehearsal
        Task.immediate { @MainActor in rehearsal.stop() }
    }

    var coordinator: AppCoordinator { scene.coordinator }

    /// Types the lines of a step, and notes it as part of the way.
    ///
    /// - Throws: why a line was not carried out; what came before it was.
    func type(_ step: [String]) async throws(CommandFailure) {
        way = way.and(step)
        for line in step {
            let before = Moment(of: self)
            screen = try await rehearsal.type(line, at: screen)
            let isInPlace = before.place == scene.visiblePlace && before.changes == coordinator.journal.changes.count
            if isInPlace, screen != before.screen { turned.insert(before.place) }
        }
    }

    /// Whether the place on show was turned to another page, day or choice than the one that one finds there: no link
    /// says which.
    var isTurned: Bool { turned.contains(scene.visiblePlace) }

    /// Forgets the detour by which the walk came back to where it was.
    func isBack(at way: Way) {
        self.way = way
    }

    /// What the walk is in now; with `paths` two ways to a screen through others are two states.
    func state(paths: Bool) -> ExploredState {
        ExploredState(
            screens: paths ? coordinator.pathNames : coordinator.screenNames,
            role: coordinator.session?.staff.role.rawValue ?? "visitor", screen: screen)
    }

    /// What the map calls the screen on show.
    var screenName: String { coordinator.screenNames.last ?? "" }

    /// Everything that can be done at the screen on show.
    var taps: [Tap] {
        let isLost = coordinator.presentedAlert == nil && !coordinator.drafts(lostBy: .back).isEmpty
        return screen.taps(at: screenName, losesDraft: isLost)
    }
}

extension ExploredStart {
    /// Signs in whoever begins, and leaves them alone where that is how it begins.
    fileprivate func signIn(to coordinator: AppCoordinator) async throws(AppError) {
        guard let credentials = person.credentials else { return }
        do {
            try await coordinator.sessions.signIn(credentials)
        } catch AppError.wrongCredentials {
            // Their password was changed on the way.
            let password = Secret(SampleEntries.variables["CLINIC_NEW_PASSWORD"] ?? "")
            try await coordinator.sessions.signIn(Credentials(userName: credentials.userName, password: password))
        }
        if isLocked { await coordinator.sessions.lock() }
    }
}
