import Domain
import Foundation

/// The machine's own clock.
package struct SystemClock: WallClock {
    /// The machine's clock.
    package init() {}

    /// The present moment, as the machine has it.
    package var now: Date { Date() }
}
