import HeadlessUI
import Navigation
import TextShell

/// What there was at one moment of a walk, to compare with what there is at another.
@MainActor struct Moment<App: ExplorableApp> {
    /// Where the walk was.
    let state: App.State

    /// Who was there.
    let person: ExploredPerson

    let screen: Screen
    let screenName: String
    let place: ScenePlace
    let places: Set<ScenePlace>

    /// How many changes the journal had.
    let changes: Int
}

extension Moment {
    /// What there is now.
    init(of walk: Walk<App>) {
        (state, person) = (walk.state, walk.person)
        (screen, screenName) = (walk.screen, walk.screenName)
        (place, places) = (walk.scene.visiblePlace, walk.scene.livePlaces)
        changes = walk.changes.count
    }

    /// Whether the same person was at the same place.
    func isAt(_ other: Moment) -> Bool { state == other.state && person.user == other.person.user }
}
