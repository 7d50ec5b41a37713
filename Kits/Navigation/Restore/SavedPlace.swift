/// A place of a section or of a modal, in its saved form.
public struct SavedPlace: Codable, Hashable, Sendable {
    /// The name of the section; nil for a place of a modal.
    public var section: String?

    /// The index of the saved modal, counted from 0 at the bottom. Since version 3.
    public var modal: Int?

    /// The number of places below it on its stack.
    public var depth: Int

    /// Its link.
    public var link: String

    /// Creates a place of a section.
    public init(section: String, depth: Int, link: String) {
        (self.section, self.depth, self.link) = (section, depth, link)
    }

    /// Creates a place of a modal.
    public init(modal: Int, depth: Int, link: String) {
        (self.modal, self.depth, self.link) = (modal, depth, link)
    }
}

extension SavedPlace {
    /// The place on a restored stack, if it exists.
    func place<Route: SavedRoute>(on stack: RouteStack<Route>?) -> PlaceID? {
        guard let places = stack?.places, places.indices.contains(depth), places[depth].route.link == link
        else { return nil }
        return places[depth].id
    }
}

extension NavigationState where Route: SavedRoute, Section == Route.Section, Section: RawRepresentable<String> {
    /// The saved form of a place; nil for one without a link or in a modal that is not saved.
    func saved(_ place: PlaceID) -> SavedPlace? {
        if let index = savedModals.firstIndex(where: { $0.stack.id == place.stack }) {
            return savedModals[index].stack.saved(place) { SavedPlace(modal: index, depth: $0, link: $1) }
        }
        guard let section = Section.allCases.first(where: { self[$0].id == place.stack }) else { return nil }
        return self[section].saved(place) { SavedPlace(section: section.rawValue, depth: $0, link: $1) }
    }

    /// The presented modals that have a link.
    var savedModals: [PresentedModal<Modal, Route>] { modals.filter { $0.stack.root.route.link != nil } }
}

extension RouteStack where Route: SavedRoute {
    fileprivate func saved(_ place: PlaceID, as make: (Int, String) -> SavedPlace) -> SavedPlace? {
        guard let depth = places.firstIndex(where: { $0.id == place }), let link = places[depth].route.link
        else { return nil }
        return make(depth, link)
    }
}
