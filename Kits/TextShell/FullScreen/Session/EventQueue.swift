/// Events in the order in which they came, for one that handles them one by one.
@MainActor final class EventQueue<Event: Hashable> {
    private var events: [Event] = []
    private var waiter: CheckedContinuation<Void, Never>?

    /// Adds an event at the end.
    func add(_ event: Event) {
        events.append(event)
        waiter.take()?.resume()
    }

    /// Adds an event, unless it waits to be handled already.
    func addOnce(_ event: Event) {
        if !events.contains(event) { add(event) }
    }

    /// Removes and returns the first event. Waits for it.
    func next() async -> Event {
        while true {
            if !events.isEmpty { return events.removeFirst() }
            await withCheckedContinuation { waiter = $0 }
        }
    }
}
