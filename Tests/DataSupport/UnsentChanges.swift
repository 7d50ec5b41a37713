import Domain

@testable import Data

/// A queue for a clinic that shares a remote and never exchanges: what is written stays here.
struct UnsentChanges: ChangeQueue {
    func recorded<Value>(
        _ what: String, by author: Staff.ID?, needing permissions: [Permission], in connection: Connection,
        _ body: () throws(AppError) -> Value
    ) throws(AppError) -> Value { try body() }
}
