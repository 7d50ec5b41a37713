/// A place of a section, in a form that can be saved.
package struct SavedPlace: Codable, Hashable, Sendable {
    /// The name of the section.
    package var section: String

    /// How many places lie below it.
    package var depth: Int

    /// Its link.
    package var link: String

    /// A place from its parts.
    package init(section: String, depth: Int, link: String) {
        (self.section, self.depth, self.link) = (section, depth, link)
    }
}

/// A place that waits for the outcome of a modal.
package struct SavedWait: Codable, Hashable, Sendable {
    /// Which of the saved modals it is, from the lowest, counted from 0.
    package var modal: Int

    /// Who waits.
    package var place: SavedPlace

    /// A wait from its parts.
    package init(modal: Int, place: SavedPlace) {
        (self.modal, self.place) = (modal, place)
    }
}

/// What a place has not heard yet.
package struct SavedOutcome: Codable, Hashable, Sendable {
    /// Who waits.
    package var place: SavedPlace

    /// How the flow ended.
    package var ending: SavedEnding

    /// An outcome from its parts.
    package init(place: SavedPlace, ending: SavedEnding) {
        (self.place, self.ending) = (place, ending)
    }
}

/// How a flow ended, in a form that can be saved.
package enum SavedEnding: Codable, Hashable, Sendable {
    /// With a value: the link to it.
    case finished(String)
    /// The user closed it.
    case cancelled
    /// Something else took its place.
    case replaced
}
