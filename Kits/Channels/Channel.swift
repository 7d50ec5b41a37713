import Synchronization

/// Where a live read's two ends meet: the newest value, and the readers that wait for a newer one.
///
/// One class for all live reads, which sees values as parcels: if it were generic, the runtime would look its types up
/// dozens of times for every read, which cost a third of reading a page.
@usableFromInline final class Channel: Sendable {
    /// A packed value of any type.
    @usableFromInline typealias Parcel = any AnyObject & Sendable

    /// One reader, which is done with all that it was handed when it is freed.
    @usableFromInline final class Reader: Sendable {
        let id: Int
        private let channel: Channel

        init(_ id: Int, of channel: Channel) {
            (self.id, self.channel) = (id, channel)
        }

        deinit { channel.leave(id) }
    }

    /// Unsafe, because a checked one makes the runtime look up conformances. It is resumed by the code that takes it
    /// out of the state, or that never puts it in.
    private typealias Waiter = UnsafeContinuation<Parcel?, Never>

    private struct State {
        var newest: Parcel?
        /// How many values were offered.
        var count = 0
        /// How many readers were made.
        var made = 0
        /// The count of values when each reader last took one; no entry for a reader that has stopped.
        var taken: [(reader: Int, count: Int)] = []
        var waiters: [(reader: Int, waiter: Waiter)] = []
        /// The readers that waited, were handed a value, and have not come back since.
        var takingIn: [Int] = []
        var isOver = false
        var whenOver: (@Sendable () -> Void)?

        /// Takes the newest value for a reader, if that has not taken it yet.
        mutating func takeNew(by reader: Int) -> Parcel? {
            guard let place = taken.firstIndex(where: { $0.reader == reader }), taken[place].count < count else {
                return nil
            }
            taken[place].count = count
            return newest
        }
    }

    private let state = Mutex(State())
    private let deliveries: PendingDeliveries

    init(_ deliveries: PendingDeliveries) {
        self.deliveries = deliveries
    }

    /// Another reader, which has taken nothing yet.
    @usableFromInline func makeReader() -> Reader {
        let id = state.withLock { state in
            state.made += 1
            state.taken.append((state.made, 0))
            return state.made
        }
        return Reader(id, of: self)
    }

    /// Hands a value to the readers that wait, and keeps it as the newest for the others.
    @usableFromInline func offer(_ value: Parcel) {
        let waiters = state.withLock { state -> [Waiter] in
            guard !state.isOver else { return [] }
            defer { state.waiters = [] }
            (state.newest, state.count) = (value, state.count + 1)
            for waiting in state.waiters {
                state.takingIn.append(waiting.reader)
                deliveries.begin()
                _ = state.takeNew(by: waiting.reader)
            }
            return state.waiters.map(\.waiter)
        }
        for waiter in waiters { waiter.resume(returning: value) }
    }

    /// The newest value if the reader has not taken it yet, or nil if it would have to wait.
    @usableFromInline func takeReady(_ reader: Reader) -> Parcel? {
        state.withLock { $0.takeNew(by: reader.id) }
    }

    /// The next value, or nil when the read is over or the reader was cancelled.
    @usableFromInline func wait(_ reader: Reader, isolation actor: isolated (any Actor)?) async -> Parcel? {
        await withTaskCancellationHandler {
            await withUnsafeContinuation(isolation: actor) { take(reader.id, $0) }
        } onCancel: {
            cancel(reader.id)
        }
    }

    private func take(_ reader: Int, _ waiter: Waiter) {
        let (isAnswered, answer) = state.withLock { state -> (Bool, Parcel?) in
            guard state.taken.contains(where: { $0.reader == reader }) else { return (true, nil) }
            if let new = state.takeNew(by: reader) { return (true, new) }
            if state.isOver { return (true, nil) }
            state.waiters.append((reader, waiter))
            settle(reader, &state)
            return (false, nil)
        }
        if isAnswered { waiter.resume(returning: answer) }
    }

    /// Stops one reader. When none is left, the read is over.
    private func cancel(_ reader: Int) {
        let (waiter, isLast) = state.withLock { state -> (Waiter?, Bool) in
            stop(reader, &state)
            guard let place = state.waiters.firstIndex(where: { $0.reader == reader }) else {
                return (nil, state.taken.isEmpty)
            }
            return (state.waiters.remove(at: place).waiter, state.taken.isEmpty)
        }
        waiter?.resume(returning: nil)
        if isLast { end() }
    }

    /// A reader was freed. Another one may still come to the read.
    private func leave(_ reader: Int) {
        state.withLock { stop(reader, &$0) }
    }

    private func stop(_ reader: Int, _ state: inout State) {
        state.taken.removeAll { $0.reader == reader }
        settle(reader, &state)
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
