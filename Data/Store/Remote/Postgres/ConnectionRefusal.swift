/// What libpq says when there is no connection, and what that means.
///
/// It gives no code there: the server's own is in the words, since they were asked for with all they have, and what libpq
/// itself finds wrong with certificates and passwords is known by its words.
struct ConnectionRefusal {
    let words: String
    let needsPassword: Bool

    var fault: PostgresFault {
        if needsPassword {
            return .refused("it asks for a password: put it into ~/.pgpass, or into PGPASSWORD")
        }
        if let state {
            return .said(state: state, message.replacing("\(state): ", with: ""))
        }
        let isOfTrust = ["SSL", "certificate", "authentication", "password"].contains { words.contains($0) }
        return isOfTrust ? .refused(message) : .unreachable(message.isEmpty ? "there is no connection" : message)
    }

    /// The last line that says something: of several tries, each has one.
    private var message: String {
        let lines = words.split(whereSeparator: \.isNewline).map(String.init)
        let said = lines.filter { line in !["LOCATION:", "DETAIL:", "HINT:", "\t"].contains { line.hasPrefix($0) } }
        let last = said.last ?? ""
        return last.split(separator: "FATAL: ").last.map { $0.drop { $0 == " " } }.map(String.init) ?? last
    }

    /// The server's code: five capitals or digits between a severity and its words.
    private var state: String? {
        words.matches(of: #/: +([0-9A-Z]{5}): /#).last.map { String($0.1) }
    }
}
