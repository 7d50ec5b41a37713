import Dispatch
import Synchronization

/// A thread for one connection, which may block. Only callers of it wait, and they can stop waiting at any time.
final class PostgresThread: Sendable {
    private let queue = DispatchQueue(label: "clinic.remote")
    private let session = Mutex<PostgresSession?>(nil)

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
                }
            }
        } onCancel: {
            answer.give(stopped)
            wakeup.call()
        }
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
