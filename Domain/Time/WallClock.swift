import Foundation

/// Says what time it is; injected, so that nothing reads the machine's clock behind a test's back.
package protocol WallClock: Sendable {
    /// The present moment.
    var now: Date { get }
}
