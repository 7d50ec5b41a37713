@testable import Data

/// A queue for a clinic that shares a remote and never exchanges: what is written stays here.
struct UnsentChanges: ChangeQueue {
    func queue(_ changes: [RecordChange], of write: RecordedWrite, in connection: Connection) {}
}
