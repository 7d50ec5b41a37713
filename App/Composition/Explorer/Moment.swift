import DesignSystem
import Navigation

/// What there was at one moment of a walk, to compare with what there is at another.
struct Moment {
    let position: Position
    let screen: Screen
    let screenName: String
    let place: PlaceID
    let places: Set<PlaceID>
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
        changes = app.coordinator.journal.changes.count
        hasDraft = app.coordinator.hasDrafts
    }
}

extension NavigationJournal {
    /// Every change so far, in order.
    var changes: [NavigationChange] { journal.steps.flatMap(\.changes).filter { $0 != .acted } }
}
