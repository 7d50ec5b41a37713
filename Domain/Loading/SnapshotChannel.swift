import Synchronization

/// Where a live read's two ends meet: the newest snapshot, and the readers that wait for a newer one.
///
/// One class for all live reads, which sees snapshots as parcels: were it generic, the runtime would look its types up
/// dozens of times for every read, which cost a third of reading a page.
package final class SnapshotChannel: Sendable {
    /// A snapshot, whatever it is of.
    package typealias Parcel = any AnyObject & Sendable

    /// One reader, and how far it has come.
    package struct Reader: Sendable {
        let id: Int
        var taken = 0
    }

    /// What a reader that waits is given: a snapshot, and which one it is.
    private typealias Handover = (parcel: Parcel, number: Int)

    /// Not a checked one, for which the runtime would look for conformances. Whoever takes it out of the state, or
    /// never put it in, resumes it.
    private typealias Waiter = UnsafeContinuation<Handover?, Never>

    private struct State {
        var newest: Parcel?
        /// How many snapshots there were.
        var count = 0
        var readers = 0
        var waiters: [(reader: Int, waiter: Waiter)] = []
        /// The readers that waited, were handed a snapshot, and have not come back since.
        var takingIn: [Int] = []
        /// The readers that were cancelled.
        var cancelled: [Int] = []
        var isOver = false
        var whenOver: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())
    private let deliveries: Deliveries

    init(_ deliveries: Deliveries) {
        self.deliveries = deliveries
    }

    /// Another reader, which has taken nothing yet.
    package func makeReader() -> Reader {
        state.withLock { state in
            state.readers += 1
            return Reader(id: state.readers)
        }
    }

    /// Hands a snapshot to the readers that wait, and keeps it as the newest for the others.
    package func offer(_ snapshot: Parcel) {
        let (waiters, number) = state.withLock { state -> ([Waiter], Int) in
            guard !state.isOver else { return ([], 0) }
            defer { state.waiters = [] }
            (state.newest, state.count) = (snapshot, state.count + 1)
            for waiting in state.waiters {
                state.takingIn.append(waiting.reader)
                deliveries.begin()
            }
            return (state.waiters.map(\.waiter), state.count)
        }
        for waiter in waiters { waiter.resume(returning: (snapshot, number)) }
    }

    /// The newest snapshot if the reader has not taken it yet, or nil where the reader would have to wait.
    package func takeReady(_ reader: inout Reader) -> Parcel? {
        state.withLock { state in
            guard state.count > reader.taken else { return nil }
            reader.taken = state.count
            return state.newest
        }
    }

    /// The next snapshot, or nil when the read is over or the reader was cancelled.
    package func wait(_ reader: inout Reader, isolation actor: isolated (any Actor)?) async -> Parcel? {
        let waiting = reader
        let handover = await withTaskCancellationHandler {
            await withUnsafeContinuation(isolation: actor) { take(waiting, $0) }
        } onCancel: {
            cancel(waiting.id)
        }
        guard let handover else { return nil }
        reader.taken = handover.number
        return handover.parcel
    }

    private func take(_ reader: Reader, _ waiter: Waiter) {
        let (isAnswered, answer) = state.withLock { state -> (Bool, Handover?) in
            if state.cancelled.contains(reader.id) { return (true, nil) }
            if let newest = state.newest, state.count > reader.taken { return (true, (newest, state.count)) }
            if state.isOver { return (true, nil) }
            state.waiters.append((reader.id, waiter))
            settle(reader.id, &state)
            return (false, nil)
        }
        if isAnswered { waiter.resume(returning: answer) }
    }

    /// One reader stops; the others go on. When none is left, the read is over.
    private func cancel(_ reader: Int) {
        let (waiter, isLast) = state.withLock { state -> (Waiter?, Bool) in
            if !state.cancelled.contains(reader) { state.cancelled.append(reader) }
            settle(reader, &state)
            let isLast = state.cancelled.count == state.readers
            guard let place = state.waiters.firstIndex(where: { $0.reader == reader }) else { return (nil, isLast) }
            return (state.waiters.remove(at: place).waiter, isLast)
        }
        waiter?.resume(returning: nil)
        if isLast { end() }
    }

    func end() {
        let (waiters, whenOver) = state.withLock { state in
            defer {
                for reader in state.takingIn { settle(reader, &state) }
                (state.waiters, state.whenOver, state.isOver) = ([], nil, true)
            }
            return (state.waiters, state.whenOver)
        }
        for waiting in waiters { waiting.waiter.resume(returning: nil) }
        whenOver?()
    }

    func onEnd(_ action: @escaping @Sendable () -> Void) {
        let isOver = state.withLock { state in
            if !state.isOver { state.whenOver = action }
            return state.isOver
        }
        if isOver { action() }
    }

    private func settle(_ reader: Int, _ state: inout State) {
        guard let place = state.takingIn.firstIndex(of: reader) else { return }
        state.takingIn.remove(at: place)
        deliveries.end()
    }
}
