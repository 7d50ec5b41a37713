import HeadlessUI
import Navigation
import TextShell

/// The state of a walk at one moment, to compare with another.
@MainActor struct Moment<App: ExplorableApp> {
    /// Where the walk was.
    let state: App.State

    /// The user.
    let person: ExploredPerson

    let screen: Screen
    let screenName: String
    let place: ScenePlace
    let places: Set<ScenePlace>

    /// How many changes the journal had.
    let changes: Int
}

extension Moment {
    /// Creates the moment of now.
    init(of walk: Walk<App>) {
        (state, person) = (walk.state, walk.person)
        (screen, screenName) = (walk.screen, walk.screenName)
        (place, places) = (walk.scene.visiblePlace, walk.scene.livePlaces)
        changes = walk.changes.count
    }

    /// Whether the same person was at the same place.
    func isAt(_ other: Moment) -> Bool { state == other.state && person.user == other.person.user }
}
