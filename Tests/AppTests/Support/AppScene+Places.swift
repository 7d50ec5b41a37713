import Navigation

@testable import App

/// The places of a scene as the app knows them.
extension AppScene {
    /// The visible place.
    var place: PlaceID { coordinator.state.visiblePlace }

    /// Every place that exists.
    var places: Set<PlaceID> { Set(coordinator.state.places) }

    /// Records for any place, visible or not, whether a draft would be lost there.
    func note(draft: Bool, at place: PlaceID) {
        coordinator.drafts.formIntersection(places)
        if draft { coordinator.drafts.insert(place) } else { coordinator.drafts.remove(place) }
    }
}
