import Dispatch
import Synchronization

/// A thread for one connection, which may block. Only callers of it wait, and they can stop waiting at any time. The
/// connection is closed when nobody used it for a while, unless it brings news.
final class PostgresThread: Sendable {
    private struct Use {
        var count = 0
        /// Whether somebody looks whether there is more of it.
        var isWatched = false
    }

    private let queue = DispatchQueue(label: "clinic.remote")
    private let session = Mutex<PostgresSession?>(nil)
    private let use = Mutex(Use())
    private let news = Mutex<(@Sendable () -> Void)?>(nil)
    private let idling: Duration

    /// A thread that closes its connection when it was not used for so long.
    init(idling: Duration) {
        self.idling = idling
    }

    /// Whether there is a connection, which may be broken.
    var isConnected: Bool { session.withLock { $0 != nil } }

    /// Runs `work` with the connection, after earlier calls.
    ///
    /// - Returns: the result of `work`, or `stopped` as soon as the task is cancelled; the work is then told to stop,
    ///   or never starts.
    func run<Value: Sendable>(
        stopped: Value, _ work: @escaping @Sendable (inout PostgresSession?, Wakeup) -> Value
    ) async -> Value {
        let (wakeup, answer) = (Wakeup(), FirstAnswer<Value>())
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                answer.expect(continuation)
                queue.async {
                    guard answer.isExpected else { return }
                    answer.give(self.session.withLock { work(&$0, wakeup) })
                    self.listen()
                    self.watch()
                }
            }
        } onCancel: {
            answer.give(stopped)
            wakeup.call()
        }
    }

    private func watch() {
        let count: Int? = use.withLock { use in
            use.count += 1
            defer { use.isWatched = true }
            return use.isWatched ? nil : use.count
        }
        if let count { look(after: count) }
    }

    /// Looks later, on the same thread, whether the connection was used again.
    private func look(after count: Int) {
        queue.asyncAfter(deadline: .now() + idling / .seconds(1)) { [weak self] in self?.letGo(usedBefore: count) }
    }

    private func letGo(usedBefore count: Int) {
        let now = use.withLock { use in
            use.isWatched = use.count != count
            return use.count
        }
        guard now == count else { return look(after: now) }
        session.withLock { slot in if slot?.watch == nil { slot = nil } }
    }

    /// Calls `action` when others wrote something, from now on, or from when there is a connection.
    func onNews(_ action: @escaping @Sendable () -> Void) {
        let isFirst = news.withLock { news in
            defer { news = action }
            return news == nil
        }
        if isFirst { queue.async { self.listen() } }
    }

    /// Listens on a connection that is new. What came before it listened is news, too.
    private func listen() {
        guard news.withLock({ $0 != nil }) else { return }
        reportNews { session throws(PostgresFault) in
            guard !session.triedToListen else { return session.takeNews() }
            (session.triedToListen, session.wakeup) = (true, Wakeup())
            guard try session.listen() else { return false }
            let socket = session.library.socket(session.handle)
            session.watch = SocketWatch(socket, on: queue) { [weak self] in self?.hear() }
            return session.watch != nil
        }
    }

    /// Reads what came.
    private func hear() {
        reportNews { session throws(PostgresFault) in
            try session.hear()
            return session.takeNews()
        }
    }

    /// Finds out whether there is news, and says so. A connection that is lost is given up: the next use finds out why.
    private func reportNews(_ hasNews: (PostgresSession) throws(PostgresFault) -> Bool) {
        let isThere = session.withLock { slot in
            guard let session = slot else { return false }
            do throws(PostgresFault) {
                return try hasNews(session)
            } catch {
                slot = nil
                return false
            }
        }
        if isThere { news.withLock(\.self)?() }
    }
}

/// Waits for an answer that may come from two sides, and takes the first.
private final class FirstAnswer<Value: Sendable>: Sendable {
    private enum State {
        case unasked
        case expected(CheckedContinuation<Value, Never>)
        case early(Value)
        case given
    }

    private let state = Mutex(State.unasked)

    /// Whether the caller still waits.
    var isExpected: Bool { state.withLock { if case .expected = $0 { true } else { false } } }

    func expect(_ continuation: CheckedContinuation<Value, Never>) {
        let early: Value? = state.withLock { state in
            guard case .early(let value) = state else {
                state = .expected(continuation)
                return nil
            }
            state = .given
            return value
        }
        if let early { continuation.resume(returning: early) }
    }

    func give(_ value: Value) {
        let waiting: CheckedContinuation<Value, Never>? = state.withLock { state in
            switch state {
            case .unasked:
                state = .early(value)
                return nil
            case .expected(let continuation):
                state = .given
                return continuation
            case .early, .given: return nil
            }
        }
        waiting?.resume(returning: value)
    }
}
