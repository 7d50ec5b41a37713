/// The meaning of libpq's message about a failed connection.
///
/// libpq gives no code for it. The server's code is in the message, because verbose messages are requested, and
/// libpq's own problems with certificates and passwords are recognised by their words.
struct ConnectionRefusal {
    /// All that it says: of several tries, each has its lines.
    let words: String
    /// Whether a password was required and missing.
    let needsPassword: Bool

    var fault: PostgresFault {
        if needsPassword { return .refused("it asks for a password: put it into ~/.pgpass, or into PGPASSWORD") }
        for line in lines.reversed() {
            if let said = Self.said(by: line) { return said }
        }
        let isOfTrust = ["SSL", "certificate", "authentication", "password"].contains { words.contains($0) }
        let last = lines.last { !$0.hasPrefix("\t") } ?? "there is no connection"
        return isOfTrust ? .refused(last) : .unreachable(last)
    }

    private var lines: [String] { words.split(whereSeparator: \.isNewline).map(String.init) }

    /// The server's error in a line such as `… FATAL:  28P01: the password is wrong`: its code is the first word of
    /// five capitals and digits before a colon, with at least one digit, which no severity has.
    private static func said(by line: String) -> PostgresFault? {
        let words = line.split(separator: " ")
        guard let place = words.firstIndex(where: isState) else { return nil }
        let (state, message) = (words[place].dropLast(), words[(place + 1)...].joined(separator: " "))
        // A pooler has one code for everything.
        let isOfTrust = state == "08P01" && message.contains("authentication failed")
        return isOfTrust ? .refused(message) : .said(state: String(state), message)
    }

    private static func isState(_ word: Substring) -> Bool {
        let code = word.dropLast()
        return word.hasSuffix(":") && code.count == 5 && code.contains { ("0"..."9").contains($0) }
            && code.allSatisfy { ("0"..."9").contains($0) || ("A"..."Z").contains($0) }
    }
}
