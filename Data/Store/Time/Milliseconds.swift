import Domain
import FoundationEssentials

extension Date {
    /// The moment of whole milliseconds since the start of 1970 in UTC.
    package init(milliseconds: Int64) {
        self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
    }

    /// Whole milliseconds since the start of 1970 in UTC; limited to what fits.
    package var milliseconds: Int64 {
        let exact = (timeIntervalSince1970 * 1000).rounded()
        return Int64(exactly: exact) ?? (exact < 0 ? .min : .max)
    }
}

extension WallClock {
    /// The current moment as it is stored, so that a saved value equals the one read back.
    package var storedNow: Date { Date(milliseconds: now.milliseconds) }
}
