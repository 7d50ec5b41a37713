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
