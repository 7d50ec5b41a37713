/// The flows that places await, and the outcomes not yet received, as a value.
///
/// A flow is identified by the place where it starts: a modal's root, or a pushed place. Identities are never reused,
/// so no place receives another's outcome. A flow ends exactly once; a second end has no effect.
public struct AwaitedFlows<Outcome> {
    /// The waiting places, by flow.
    public private(set) var waiting: [PlaceID: PlaceID] = [:]

    /// The outcomes not yet received, oldest first.
    public private(set) var undelivered: [(place: PlaceID, outcome: Outcome)] = []

    /// Creates a value in which no place waits.
    public init() {}

    /// Makes a place wait for a flow.
    public mutating func wait(for flow: PlaceID, at place: PlaceID) {
        waiting[flow] = place
    }

    /// Ends a flow and keeps its outcome for the waiting place.
    ///
    /// - Returns: the waiting place; nil if there is none or the flow has ended before.
    @discardableResult public mutating func end(_ flow: PlaceID, with outcome: Outcome) -> PlaceID? {
        guard let place = waiting.removeValue(forKey: flow) else { return nil }
        leave(outcome, for: place)
        return place
    }

    /// Keeps an outcome for a place that waited in an earlier run.
    public mutating func leave(_ outcome: Outcome, for place: PlaceID) {
        undelivered.append((place, outcome))
    }

    /// Removes and returns the oldest outcome for a place, if there is one.
    public mutating func take(at place: PlaceID) -> Outcome? {
        undelivered.firstIndex { $0.place == place }.map { undelivered.remove(at: $0).outcome }
    }

    /// Forgets the waits and outcomes of all other places.
    public mutating func keep(only places: Set<PlaceID>) {
        guard !waiting.isEmpty || !undelivered.isEmpty else { return }
        waiting = waiting.filter { places.contains($0.value) }
        undelivered.removeAll { !places.contains($0.place) }
    }
}
