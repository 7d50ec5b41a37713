/// Delivers the outcomes of ``AwaitedFlows`` to the tasks that await them.
///
/// Every wait ends: with an outcome, or with nil if the place is removed or the task is cancelled. An outcome that no
/// task received is kept for the next one that waits at that place.
@MainActor public final class FlowOutcomes<Outcome: Sendable> {
    private struct Asker {
        let number: Int
        let place: PlaceID
        let resume: (Outcome?) -> Void
    }

    /// The waits and outcomes.
    public private(set) var flows = AwaitedFlows<Outcome>()

    private var askers: [Asker] = []
    private var lastNumber = 0
    private var underWay = 0
    private var listeners: [() -> Void] = []

    /// Creates an object in which no place waits.
    public init() {}

    /// Makes a place wait for a flow.
    public func wait(for flow: PlaceID, at place: PlaceID) {
        flows.wait(for: flow, at: place)
    }

    /// Ends a flow, unless it has ended before.
    public func end(_ flow: PlaceID, with outcome: @autoclosure () -> Outcome) {
        guard !flows.waiting.isEmpty, let place = flows.end(flow, with: outcome()) else { return }
        serve(place)
    }

    /// Ends the flows whose places are gone, oldest first.
    public func endFlows(notIn places: @autoclosure () -> [PlaceID], with outcome: @autoclosure () -> Outcome) {
        guard !flows.waiting.isEmpty else { return }
        let gone = Set(flows.waiting.keys).subtracting(places())
        for flow in gone.sorted(by: { ($0.stack.number, $0.number) < ($1.stack.number, $1.number) }) {
            end(flow, with: outcome())
        }
    }

    /// Keeps an outcome for a place that waited in an earlier run.
    public func leave(_ outcome: Outcome, for place: PlaceID) {
        flows.leave(outcome, for: place)
        serve(place)
    }

    /// Waits for the next outcome at a place. If several tasks wait there, the newest receives it.
    ///
    /// - Returns: the outcome; nil if the place is removed or the task is cancelled.
    public func outcome(at place: PlaceID) async -> Outcome? {
        if let outcome = flows.take(at: place) { return outcome }
        lastNumber += 1
        let number = lastNumber
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { (waiter: CheckedContinuation<Outcome?, Never>) in
                askers.append(Asker(number: number, place: place) { waiter.resume(returning: $0) })
                if Task.isCancelled { giveUp { $0.number == number } }
            }
        } onCancel: {
            Task { @MainActor in self.giveUp { $0.number == number } }
        }
        if outcome != nil { heard() }
        return outcome
    }

    /// Forgets the waits of all other places, and ends their tasks' waits with nil.
    public func keep(only places: Set<PlaceID>) {
        flows.keep(only: places)
        giveUp { !places.contains($0.place) }
    }

    /// Waits until every delivered outcome has been processed.
    public func allHeard() async {
        guard underWay > 0 else { return }
        await withCheckedContinuation { waiter in listeners.append { waiter.resume() } }
    }

    private func serve(_ place: PlaceID) {
        guard let index = askers.lastIndex(where: { $0.place == place }), let outcome = flows.take(at: place)
        else { return }
        underWay += 1
        askers.remove(at: index).resume(outcome)
    }

    private func giveUp(_ isGone: (Asker) -> Bool) {
        let gone = askers.filter(isGone)
        askers.removeAll(where: isGone)
        for asker in gone { asker.resume(nil) }
    }

    private func heard() {
        underWay -= 1
        guard underWay == 0 else { return }
        defer { listeners = [] }
        for resume in listeners { resume() }
    }
}
