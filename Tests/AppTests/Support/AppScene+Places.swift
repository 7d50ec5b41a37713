import Navigation

@testable import App

/// The places of a scene as the app knows them.
extension AppScene {
    /// The place on show.
    var place: PlaceID { coordinator.state.visiblePlace }

    /// Every place that exists.
    var places: Set<PlaceID> { Set(coordinator.state.places) }

    /// Notes of any place, on show or not, whether something typed would be lost there.
    func note(draft: Bool, at place: PlaceID) {
        coordinator.drafts.formIntersection(places)
        if draft { coordinator.drafts.insert(place) } else { coordinator.drafts.remove(place) }
    }
}
