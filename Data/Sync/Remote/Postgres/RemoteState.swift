/// The meaning of PostgreSQL's error codes (SQLSTATE) for a workstation.
enum RemoteState {
    /// Our own: the remote is not open for use.
    static let notOpen = "XC001"

    /// Our own: a write arrived when the workstation had its answer, and the remote has forgotten that.
    static let late = "XC005"

    /// Two wrote the same new thing at once.
    static let taken = "23505"

    /// Whether the way is broken: the connection, or a server that is going down, starting, asked to stop, a standby,
    /// or one that lacks room or cannot use its disk, whatever it is asked for; or somebody holds what it needs; or the
    /// round is over.
    static func isOfTheWay(_ state: String) -> Bool {
        ["08", "53", "57P", "58"].contains(where: state.hasPrefix) || ["57014", "55P03", "25006", late].contains(state)
    }

    /// Whether access was denied.
    static func isOfAccess(_ state: String) -> Bool { state.hasPrefix("28") || state == "42501" }

    /// Whether it is about the moment, so that the same may succeed right away: two were in each other's way.
    static func isOfTheMoment(_ state: String) -> Bool { isOfRivalry(state) || state == taken }

    /// Whether another transaction was in the way.
    static func isOfRivalry(_ state: String) -> Bool { ["40001", "40P01"].contains(state) }

    /// Whether the sent data is invalid, so that sending it again never helps.
    static func isOfTheContent(_ state: String) -> Bool { state.hasPrefix("22") || state.hasPrefix("23") }

    /// Whether the engine lacks a feature, a function, a type or a piece of the language, or cannot tell where its log
    /// is, though every PostgreSQL with default settings has all of it.
    static func isOfTheEngine(_ state: String) -> Bool {
        state.hasPrefix("0A") || ["42601", "42704", "42883", "55000"].contains(state)
    }

    /// Whether it is one of our own, whose words need no code.
    static func isOurs(_ state: String) -> Bool { state.hasPrefix("XC") }

    /// Whether there is no clinic: no such schema, or no such function in it.
    static func isOfEmptiness(_ state: String) -> Bool { ["3F000", "42883"].contains(state) }
}
