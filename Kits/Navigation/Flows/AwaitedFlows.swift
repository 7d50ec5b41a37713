/// Which place waits for which flow, and what it has not heard yet.
///
/// A value. A flow is known by the place that it starts at: a modal's root, or a place that was pushed. That and the
/// place that waits only count up, so that nobody ever hears what is meant for another. A flow that is awaited ends
/// exactly once: what ends it a second time is not heard.
public struct AwaitedFlows<Outcome> {
    /// The places that wait for flows under way.
    public private(set) var waiting: [PlaceID: PlaceID] = [:]

    /// The outcomes that nobody asked for yet, oldest first.
    public private(set) var unheard: [(place: PlaceID, outcome: Outcome)] = []

    /// Nobody waits.
    public init() {}

    /// Has a place wait for a flow.
    public mutating func wait(for flow: PlaceID, at place: PlaceID) {
        waiting[flow] = place
    }

    /// Ends a flow. Whoever waits for it finds the outcome.
    ///
    /// - Returns: the place that waited, or nil where nobody did, or the flow had ended before.
    @discardableResult public mutating func end(_ flow: PlaceID, with outcome: Outcome) -> PlaceID? {
        guard let place = waiting.removeValue(forKey: flow) else { return nil }
        leave(outcome, for: place)
        return place
    }

    /// Leaves an outcome for a place that waited in an earlier run.
    public mutating func leave(_ outcome: Outcome, for place: PlaceID) {
        unheard.append((place, outcome))
    }

    /// Takes the oldest outcome that a place has not heard, if there is one.
    public mutating func take(at place: PlaceID) -> Outcome? {
        unheard.firstIndex { $0.place == place }.map { unheard.remove(at: $0).outcome }
    }

    /// Forgets who waited at places that are gone: their outcomes go nowhere.
    public mutating func keep(only places: Set<PlaceID>) {
        guard !waiting.isEmpty || !unheard.isEmpty else { return }
        waiting = waiting.filter { places.contains($0.value) }
        unheard.removeAll { !places.contains($0.place) }
    }
}
