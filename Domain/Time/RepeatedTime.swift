import FoundationEssentials

/// Which of two moments it is at which a wall clock shows the same, because it is put back between them.
package enum RepeatedTime: String, Hashable, Sendable {
    case first
    case second

    /// Nil for a time that a wall clock shows once.
    package init?(at moment: Date, in timeZone: ClinicTimeZone) {
        let offset = timeZone.secondsFromGMT(for: moment)
        let before = timeZone.secondsFromGMT(for: moment - Self.farthest)
        let after = timeZone.secondsFromGMT(for: moment + Self.farthest)
        if after < offset, timeZone.shows(moment, at: offset, under: after) {
            self = .first
        } else if before > offset, timeZone.shows(moment, at: offset, under: before) {
            self = .second
        } else {
            return nil
        }
    }

    /// No clock of today was put back by more: by three hours, in Antarctica.
    private static let farthest: TimeInterval = 3 * 3_600
}

extension ClinicTimeZone {
    /// Whether the same time of the clock comes under another offset, too.
    fileprivate func shows(_ moment: Date, at offset: Int, under other: Int) -> Bool {
        secondsFromGMT(for: moment + TimeInterval(offset - other)) == other
    }
}
