import Domain
import Synchronization

/// Where an open clinic finds its engine, once it has one, and how it lets it know that there is something to send.
final class SyncLink: Sendable {
    private struct State {
        var engine: SyncEngine?
        var wake: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    var engine: SyncEngine? { state.withLock(\.engine) }

    func connect(_ engine: SyncEngine) {
        state.withLock { $0.engine = engine }
    }

    /// Hears that there is something to send.
    func onWake(_ action: @escaping @Sendable () -> Void) {
        state.withLock { $0.wake = action }
    }

    /// Says that there is something to send.
    func wake() {
        state.withLock(\.wake)?()
    }
}
