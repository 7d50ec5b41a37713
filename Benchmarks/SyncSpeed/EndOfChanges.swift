import DataSync
import Synchronization

/// The end of the changes, which one reader follows for all.
final class EndOfChanges: Sendable {
    private let newest = Mutex(RemoteCursor.start)

    var place: RemoteCursor { newest.withLock(\.self) }

    /// Reads on until the task is cancelled.
    func follow(_ remote: PostgresRemote) async {
        while !Task.isCancelled {
            do {
                let page = try await remote.changes(after: place, limit: 500)
                newest.withLock { $0 = page.next }
                if page.left == 0 { try await Task.sleep(for: .milliseconds(100)) }
            } catch {
                // It is asked again, as everybody is.
                do { try await Task.sleep(for: .milliseconds(200)) } catch {}
            }
        }
    }
}

/// Counts answers, and notes when most have come: the last workstations only wait after their failures.
final class AnsweredWrites: Sendable {
    private struct State {
        var left: Int
        var end: ContinuousClock.Instant?
    }

    /// How many are most.
    let most: Int
    private let state: Mutex<State>

    init(of count: Int) {
        most = count * 19 / 20
        state = Mutex(State(left: most))
    }

    /// When most had come.
    var end: ContinuousClock.Instant? { state.withLock(\.end) }

    func add(_ count: Int) {
        state.withLock { state in
            state.left -= count
            if state.left <= 0, state.end == nil { state.end = .now }
        }
    }
}
