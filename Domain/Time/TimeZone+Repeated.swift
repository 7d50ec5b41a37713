import Foundation

extension TimeZone {
    /// Which of two moments it is at which a wall clock shows the same, because it is put back between them: “first” or
    /// “second”. Nil for a time that it shows once.
    package func repetition(at moment: Date) -> String? {
        let offset = secondsFromGMT(for: moment)
        let (before, after) = (secondsFromGMT(for: moment - Self.farthest), secondsFromGMT(for: moment + Self.farthest))
        if after < offset, shows(moment, at: offset, under: after) { return "first" }
        return before > offset && shows(moment, at: offset, under: before) ? "second" : nil
    }

    /// Whether the same time of the clock comes under another offset, too.
    private func shows(_ moment: Date, at offset: Int, under other: Int) -> Bool {
        secondsFromGMT(for: moment + TimeInterval(offset - other)) == other
    }

    /// No clock of today was put back by more: by three hours, once, in Antarctica.
    private static let farthest: TimeInterval = 3 * 3_600
}
