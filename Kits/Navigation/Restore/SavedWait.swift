/// A place that awaits a modal.
public struct SavedWait: Codable, Hashable, Sendable {
    /// The index of the saved modal, counted from 0 at the bottom.
    public var modal: Int

    /// The place that waits.
    public var place: SavedPlace

    /// Creates a wait from its parts.
    public init(modal: Int, place: SavedPlace) {
        (self.modal, self.place) = (modal, place)
    }
}

/// An outcome that a place has not received.
public struct SavedOutcome: Codable, Hashable, Sendable {
    /// The place that waits.
    public var place: SavedPlace

    /// The outcome.
    public var ending: SavedEnding

    /// Creates an outcome from its parts.
    public init(place: SavedPlace, ending: SavedEnding) {
        (self.place, self.ending) = (place, ending)
    }
}

/// The end of a flow, in its saved form.
public enum SavedEnding: Codable, Hashable, Sendable {
    /// It finished with a value: its link.
    case finished(String)
    /// The user closed it.
    case cancelled
    /// Something else replaced it.
    case replaced
}
