/// What the command line asks for.
struct WorkstationOptions: Sendable {
    /// How the folder came to its remote.
    enum Role: String {
        /// It is one of its workstations, or exchanges with none.
        case member
        /// It is fetched from the remote where it is empty.
        case join
        /// It is put onto the remote meanwhile.
        case initialize
    }

    let folder: String
    var remote: String?
    var role = Role.member
    var user = "maya"
    /// A word in the name of everyone who is registered here, and at no other workstation.
    var word = "Alpha"
    var seed: UInt64 = 1
    var writes = Int.max
    /// The longest pause between two writes, in milliseconds.
    var pause = 0
    /// Whether it only exchanges, for another process that writes.
    var writesNothing = false
    /// How many bytes each place has, where it keeps places instead of what comes to mind.
    var places = 0
    /// The line of a write that is to be tried again first.
    var again: String?

    /// A command line that makes no sense.
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
        case "--role": role = try Self.known(Role(rawValue: value), name)
        case "--user": user = value
        case "--word": word = value
        case "--seed": seed = try Self.known(UInt64(value), name)
        case "--writes": writes = try Self.known(Int(value), name)
        case "--pause": pause = try Self.known(Int(value), name)
        case "--writes-nothing": writesNothing = value == "yes"
        case "--places": places = try Self.known(Int(value), name)
        case "--again": again = value
        default: throw Misuse(text: "there is no \(name)")
        }
    }

    private static func known<Value>(_ value: Value?, _ name: String) throws -> Value {
        guard let value else { throw Misuse(text: "\(name) has another value than expected") }
        return value
    }
}
