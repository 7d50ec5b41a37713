import Domain
import Synchronization

/// The other end for a store that keeps a part of its clinic: has the rest fetched.
package protocol PartSource: Sendable {
    /// Asks for records, and waits until they are here, or cannot be fetched now. Those come with the next exchange.
    func ask(for wanted: PartRequest) async

    /// Whether the records are here.
    func has(_ wanted: PartRequest) -> Bool
}

/// The source of a store; none where it keeps everything.
final class PartLink: Sendable {
    private let state = Mutex<(any PartSource)?>(nil)

    var source: (any PartSource)? {
        get { state.withLock(\.self) }
        set { state.withLock { $0 = newValue } }
    }
}

extension PartRequest {
    /// All there is of a kind: no part has that.
    static let everything = PartRequest.matching(.all)
}
