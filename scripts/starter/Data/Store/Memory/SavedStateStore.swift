// only memory
import Domain
import Foundation
import Synchronization

/// Where somebody was, in memory: there again as long as the app runs.
final class SavedStateStore: SavedStateRepository {
    private let state = Mutex<Data?>(nil)

    func savedState() async throws(AppError) -> Data? { state.withLock(\.self) }
    func save(_ state: Data) async throws(AppError) { self.state.withLock { $0 = state } }
}
