import Support

/// The moment to kill a process.
enum KillMoment: Sendable {
    /// After a number of lines.
    case lines(Int)
    /// After a time.
    case milliseconds(Int)
    /// A time after a sign-in.
    case millisecondsOfWriting(Int)
    /// After the upload of its clinic to a remote.
    case initialized

    /// A random moment: a third of them during or shortly after the start, the others while it writes and exchanges.
    static func any(_ random: inout SeededGenerator) -> KillMoment {
        let time = Int.random(in: 0..<400, using: &random)
        return switch Int.random(in: 0..<6, using: &random) {
        case 0: .milliseconds(time / 8)
        case 1: .milliseconds(time)
        default: .millisecondsOfWriting(time)
        }
    }

    /// A moment within the first lines.
    static func early(_ random: inout SeededGenerator) -> KillMoment {
        .lines(Int.random(in: 0..<30, using: &random))
    }
}
