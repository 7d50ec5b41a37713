import Foundation
import Synchronization

/// A copy of a remote in memory.
final class FakeBackup: Sendable {
    private let copy = Mutex<FakeRemoteClinic?>(nil)

    func keep(_ clinic: FakeRemoteClinic) { copy.withLock { $0 = clinic } }

    /// The saved copy.
    func kept() throws -> FakeRemoteClinic {
        guard let clinic = copy.withLock({ $0 }) else { throw CocoaError(.fileNoSuchFile) }
        return clinic
    }
}
