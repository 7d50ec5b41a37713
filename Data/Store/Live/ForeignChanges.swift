import Domain
import Synchronization

/// Looks at a file again and again for commits that this process did not announce itself.
final class ForeignChanges: Sendable {
    private let polling: ChangePolling
    private let version: @Sendable () throws(AppError) -> Int
    private let seen = Mutex<Int?>(nil)

    /// Looks at `version`, a number that differs after another process has written.
    init(_ polling: ChangePolling, version: @escaping @Sendable () throws(AppError) -> Int) {
        self.polling = polling
        self.version = version
    }

    /// Calls `changed` after every look that found something new, until the task is cancelled.
    func watch(_ changed: @Sendable () -> Void) async {
        while await polling.wait() {
            if look() { changed() }
        }
    }

    /// Whether something may have changed since the last look. The first look cannot know, and a file that cannot be
    /// read counts as changed: the streams then report the problem.
    private func look() -> Bool {
        guard let version = try? version() else { return true }
        return seen.withLock { seen in
            defer { seen = version }
            return seen != version
        }
    }
}
