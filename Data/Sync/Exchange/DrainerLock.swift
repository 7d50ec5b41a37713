import Data
import FoundationEssentials
import Glibc
import Synchronization

/// Lets one open clinic at a time exchange for a file, across processes. A process that dies releases it.
final class DrainerLock: Sendable {
    private let path: String?
    private let file = Mutex<Int32?>(nil)

    /// The lock of a clinic at a place.
    init(at location: StoreLocation) { path = location.drainer }

    deinit { leave() }

    /// Takes the turn, without waiting. If nothing can be locked every process has it: the remote takes each write
    /// once anyway.
    ///
    /// - Returns: whether this process has the turn.
    func take() -> Bool {
        guard let path else { return true }
        return file.withLock { file in
            guard file == nil else { return true }
            let opened = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
            guard opened != -1 else { return true }
            guard flock(opened, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
                close(opened)
                return false
            }
            file = opened
            return true
        }
    }

    /// Gives the turn back.
    func leave() {
        file.withLock { file in
            if let opened = file {
                // Closing alone is not enough: a child process that is just being started still has it.
                flock(opened, LOCK_UN)
                close(opened)
            }
            file = nil
        }
    }
}
