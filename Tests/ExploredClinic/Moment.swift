import DesignSystem
import Domain
import Navigation

@testable import App

/// What there was at one moment of a walk, to compare with what there is at another.
struct Moment {
    let position: Position
    let screen: Screen
    let screenName: String
    let place: ScenePlace
    let places: Set<ScenePlace>
    /// Whose places they are: of whoever is here, or left them locked; nil for a visitor's.
    let owner: String?
    /// How many changes the journal had.
    let changes: Int
    /// Whether leaving would have lost something.
    let hasDraft: Bool
}

extension Moment {
    /// What there is now.
    init(of app: ExploredApp) {
        position = app.coordinator.position
        screen = app.screen
        screenName = app.screenName
        place = app.scene.visiblePlace
        places = app.scene.livePlaces
        owner = app.coordinator.owner
        changes = app.coordinator.journal.changes.count
        hasDraft = app.coordinator.hasDrafts
    }
}

extension AppCoordinator {
    /// Whose places are there: of whoever is here, or left them locked; nil for a visitor's.
    var owner: String? { (session ?? sessions.locked)?.staff.userName }
}

extension AppJournal {
    /// Every change so far, in order.
    var changes: [AppJournal.Change] { steps.flatMap(\.changes).filter { $0 != .acted } }
}
