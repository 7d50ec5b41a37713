import Domain
import Foundation

extension Date {
    /// The moment that lies whole milliseconds after 1970 began in UTC.
    package init(milliseconds: Int64) {
        self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
    }

    /// Whole milliseconds since 1970 began in UTC; a moment too far away becomes the farthest there is.
    package var milliseconds: Int64 {
        let exact = (timeIntervalSince1970 * 1000).rounded()
        return Int64(exactly: exact) ?? (exact < 0 ? .min : .max)
    }
}

extension WallClock {
    /// The present moment as storage keeps it, so that what was saved equals what is read back.
    package var storedNow: Date { Date(milliseconds: now.milliseconds) }
}
