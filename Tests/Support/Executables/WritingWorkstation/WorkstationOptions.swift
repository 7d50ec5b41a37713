import Data
import Domain
import Foundation

/// The options of the command line.
struct WorkstationOptions: Sendable {
    /// The folder's relation to the remote.
    enum Role: String {
        /// A member already, or a folder without a remote.
        case member
        /// An empty folder, which is fetched from the remote.
        case join
        /// A folder that is uploaded to the remote meanwhile.
        case initialize
    }

    let folder: String
    var remote: String?
    var role = Role.member
    /// The code with which an empty folder joins the remote's clinic.
    var code: JoinCode?
    var user = "maya"
    /// A word in the name of everyone registered here, and at no other workstation.
    var word = "Alpha"
    var seed: UInt64 = 1
    var writes = Int.max
    /// By how many seconds its clock is fast; slow where that is negative.
    var skew = 0
    /// The longest pause between two writes, in milliseconds.
    var pause = 0
    /// Whether it only exchanges while another process writes.
    var writesNothing = false
    /// The size of each place in bytes; if set, it saves places instead of random writes.
    var places = 0
    /// The backup to make again and again; if set, it writes nothing.
    var backup: String?
    /// The backups to restore in turn over the clinic; if set, it writes nothing.
    var restores: [String] = []
    /// The line of a write to repeat first.
    var again: String?

    /// The clock, which may be wrong.
    var clock: any WallClock { SkewedClock(skew: TimeInterval(skew)) }

    /// An invalid command line.
    struct Misuse: Error {
        let text: String
    }

    init(_ words: [String]) throws {
        guard let folder = words.first, words.count % 2 == 1 else { throw Misuse(text: "FOLDER [--option value]…") }
        self.folder = folder
        for index in stride(from: 1, to: words.count, by: 2) { try set(words[index], to: words[index + 1]) }
    }

    private mutating func set(_ name: String, to value: String) throws {
        switch name {
        case "--remote": remote = value
        case "--code": code = try Self.known(JoinCode(value), name)
        case "--role": role = try Self.known(Role(rawValue: value), name)
        case "--user": user = value
        case "--word": word = value
        case "--seed": seed = try Self.known(UInt64(value), name)
        case "--writes": writes = try Self.known(Int(value), name)
        case "--skew": skew = try Self.known(Int(value), name)
        case "--pause": pause = try Self.known(Int(value), name)
        case "--writes-nothing": writesNothing = value == "yes"
        case "--places": places = try Self.known(Int(value), name)
        case "--again": again = value
        case "--back-up": backup = value
        case "--restore": restores.append(value)
        default: throw Misuse(text: "there is no \(name)")
        }
    }

    private static func known<Value>(_ value: Value?, _ name: String) throws -> Value {
        guard let value else { throw Misuse(text: "\(name) has another value than expected") }
        return value
    }
}

/// The clock of a computer that somebody has set wrong.
struct SkewedClock: WallClock {
    let skew: TimeInterval

    var now: Date { SystemClock().now + skew }
    var uptime: Duration { SystemClock().uptime }
}
