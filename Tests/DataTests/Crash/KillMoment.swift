import Support

/// When a process is killed.
enum KillMoment: Sendable {
    /// When it has said so many lines.
    case lines(Int)
    /// After a while.
    case milliseconds(Int)
    /// When it has put its clinic onto a remote.
    case initialized

    /// Any moment: a third of them while it starts, which takes some tens of milliseconds, or shortly after.
    static func any(_ random: inout SeededGenerator) -> KillMoment {
        let isEarly = Int.random(in: 0..<3, using: &random) == 0
        return .milliseconds(Int.random(in: 0..<(isEarly ? 60 : 500), using: &random))
    }

    /// Within the first lines.
    static func early(_ random: inout SeededGenerator) -> KillMoment {
        .lines(Int.random(in: 0..<30, using: &random))
    }
}
