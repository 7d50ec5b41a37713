import Support

/// When a process is killed.
enum KillMoment: Sendable {
    /// When it has said so many lines.
    case lines(Int)
    /// After a while.
    case milliseconds(Int)
    /// So long after someone signed in.
    case millisecondsOfWriting(Int)
    /// When it has put its clinic onto a remote.
    case initialized

    /// Any moment: a third of them while it starts or shortly after, the others while it writes and exchanges.
    static func any(_ random: inout SeededGenerator) -> KillMoment {
        let time = Int.random(in: 0..<400, using: &random)
        return switch Int.random(in: 0..<6, using: &random) {
        case 0: .milliseconds(time / 8)
        case 1: .milliseconds(time)
        default: .millisecondsOfWriting(time)
        }
    }

    /// Within the first lines.
    static func early(_ random: inout SeededGenerator) -> KillMoment {
        .lines(Int.random(in: 0..<30, using: &random))
    }
}
