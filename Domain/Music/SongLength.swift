/// How long a song or an album lasts, in whole seconds.
package struct SongLength: Hashable, Sendable {
    /// The seconds, at least one.
    package let seconds: Int

    /// A length of at least one second and at most a day, or nil.
    package init?(seconds: Int) {
        guard (1...86_400).contains(seconds) else { return nil }
        self.seconds = seconds
    }
}

extension SongLength: CustomStringConvertible {
    /// Minutes and seconds as people write them: `4:05`, `71:20`.
    package var description: String {
        let rest = seconds % 60
        return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
    }
}
