/// A place that waits for the outcome of a modal.
public struct SavedWait: Codable, Hashable, Sendable {
    /// Which of the saved modals it is, from the lowest, counted from 0.
    public var modal: Int

    /// Who waits.
    public var place: SavedPlace

    /// A wait from its parts.
    public init(modal: Int, place: SavedPlace) {
        (self.modal, self.place) = (modal, place)
    }
}

/// What a place has not heard yet.
public struct SavedOutcome: Codable, Hashable, Sendable {
    /// Who waits.
    public var place: SavedPlace

    /// How the flow ended.
    public var ending: SavedEnding

    /// An outcome from its parts.
    public init(place: SavedPlace, ending: SavedEnding) {
        (self.place, self.ending) = (place, ending)
    }
}

/// How a flow ended, in a form that can be saved.
public enum SavedEnding: Codable, Hashable, Sendable {
    /// With a value: the link to it.
    case finished(String)
    /// The user closed it.
    case cancelled
    /// Something else took its place.
    case replaced
}
