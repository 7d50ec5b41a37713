import Domain
import FoundationEssentials

/// The look at a clinic's log: every entry, the tree of their hashes, and whether they tell how the records became what
/// they are.
///
/// - Complexity: O(entries + records) time; memory does not grow with either.
struct LogVerification {
    /// How the log was at some time before, kept outside the file.
    struct Known: Hashable, Sendable {
        let entries: Int
        let head: MerkleHash
    }

    private let connection: Connection
    private let known: Known?
    private let replayed: ReplayedRecords
    private var tree = MerkleFrontier()
    private var findings: [ClinicFinding] = []
    private var keys = KnownKeys()
    private var heads: HeadComparison
    /// Whether an entry was about anything but the records that were there before the log.
    private var hasBegun = false
    /// The sum of a hash of each line that the index is to have.
    private var lines: UInt64 = 0

    /// A look at the log of a clinic, which was `known` once and may only have grown.
    init(in connection: Connection, known: Known? = nil) throws(AppError) {
        (self.connection, self.known) = (connection, known)
        replayed = try ReplayedRecords(in: connection)
        heads = try HeadComparison(in: connection)
    }

    /// Finds everything that is wrong.
    mutating func run() throws(AppError) -> [ClinicFinding] {
        guard try LogHead.isThere(in: connection) else {
            find("There is no log of changes.")
            return findings
        }
        try readEntries()
        try checkHead()
        for problem in try heads.problems(tree.count) { find(problem, remedy: ClinicFinding.beginAnew) }
        try checkIndex()
        for kind in RecordKind.allCases { try check(kind) }
        try connection.run("DELETE FROM replayed")
        return findings
    }

    private mutating func find(_ problem: String, remedy: String = ClinicFinding.restore) {
        guard findings.count < ClinicCheck.most else { return }
        findings.append(ClinicFinding("log", problem, remedy: remedy))
    }
}

extension LogVerification {
    private mutating func readEntries() throws(AppError) {
        var next = 1
        _ = try connection.rows(
            "SELECT position, at, intent, signature, leaf FROM log_entry ORDER BY position"
        ) { row throws(AppError) in
            let position = try row.integer(0)
            if position != next {
                find(
                    position == next + 1
                        ? "Entry \(next) of the log is not there."
                        : "Entries \(next) to \(position - 1) of the log are not there.")
            }
            next = position + 1
            try read(row, at: position)
        }
    }

    private mutating func read(_ row: Row, at position: Int) throws(AppError) {
        let signature = try row.optionalBlob(3)
        let written = SignedIntent(try row.blob(2))
        let leaf = LogEntry.leaf(written?.statement ?? [], signature)
        if try row.blob(4) != leaf.bytes { find("Entry \(position) of the log is not what was hashed.") }
        tree.append(leaf)
        try heads.compare(tree)
        if let known, known.entries == tree.count, known.head != tree.head {
            find("The first \(known.entries) entries of the log have changed since the clinic was last closed.")
        }
        guard let written else { return find("Entry \(position) of the log cannot be read.") }
        if Int64(try row.integer(1)) != written.at {
            find("Entry \(position) of the log is listed under another time than its own.")
        }
        // By the keys from before: none is a reason to believe the entry that brings it.
        try check(signature, of: written, at: position)
        for change in written.changes {
            try replay(change, at: position)
            try keys.learn(from: change, in: connection)
        }
        let changed = written.changes.filter { LogCause.parse($0.kind)?.cause.isRead != true }
        for subject in Set(changed.map(\.subject)) { lines &+= Self.line(subject, position) }
    }

    /// Nobody here signs the beginning, or what comes from the remote. Everything else is signed by its author.
    private mutating func check(
        _ signature: [UInt8]?, of written: SignedIntent, at position: Int
    ) throws(AppError) {
        let causes = Set(written.changes.compactMap { LogCause.parse($0.kind)?.cause })
        if causes.contains(.arrived), try !connection.isShared() {
            find("Entry \(position) of the log came from a remote, in a clinic that has none.")
        }
        guard causes != [.arrived], causes != [.begun] else { return }
        guard written.author != .nobody else { return find("Entry \(position) of the log was written by nobody.") }
        guard let signature else { return find("Entry \(position) of the log is not signed.") }
        if try !keys.admit(signature, of: written, in: connection) {
            find("Entry \(position) of the log is not signed by its author.")
        }
    }

    private mutating func replay(_ change: SignedIntent.Change, at position: Int) throws(AppError) {
        guard let (cause, kind) = LogCause.parse(change.kind) else {
            return find("Entry \(position) of the log is about something that this program does not know.")
        }
        if cause != .begun { hasBegun = true }
        if cause.isRead {
            if change.version != position { find("Entry \(position) of the log was written at another place in it.") }
            return
        }
        if cause == .begun, hasBegun { find("Entry \(position) of the log begins it once more.") }
        let before = try replayed.state(of: kind, change.subject)
        let (old, new) = change.remaining
        let told = replayed.hash(old)
        if cause != .begun, before != told, !(before == .unknown && told == .absent) {
            let name = try RecordName(kind, change.before ?? change.after, in: connection).text
            find("Entry \(position) of the log changes \(name), but not as it was before.")
        }
        try replayed.set(kind, change.subject, to: replayed.hash(new), at: position)
    }

    private mutating func checkHead() throws(AppError) {
        let (entries, frontier) =
            try connection.first("SELECT entries, frontier FROM log_head") { row throws(AppError) in
                (try row.integer(0), try row.blob(1))
            } ?? (0, [])
        if entries != tree.count {
            find("The log has \(tree.count) entries, and its head counts \(entries).")
        } else if frontier != tree.stored {
            find("The log's head is not that of its entries.")
        }
        if let known, known.entries > tree.count {
            find("The log has \(tree.count) entries, and had \(known.entries) when the clinic was last closed.")
        }
    }

    private mutating func checkIndex() throws(AppError) {
        var found: UInt64 = 0
        _ = try connection.rows("SELECT subject, position FROM log_subject") { row throws(AppError) in
            found &+= Self.line(try row.identity(0), try row.integer(1))
        }
        if found != lines { find("The index of the log by record is not that of its entries.") }
    }

    private mutating func check(_ kind: RecordKind) throws(AppError) {
        var different: [(UUID, String?)] = []
        try replayed.differences(of: kind) { subject, image in
            if different.count < ClinicCheck.most { different.append((subject, image)) }
        }
        for (subject, image) in different {
            let last = if let image { image } else { try LogEntry.image(of: subject, in: connection) }
            let name = try RecordName(kind, last, in: connection)
            find(
                image == nil
                    ? "\(name.title) is not there, and nothing in the log deletes it."
                    : "\(name.title) is not what the log last says.")
        }
    }

    private static func line(_ subject: UUID, _ position: Int) -> UInt64 {
        var hash = UInt64(truncatingIfNeeded: position) &* 0x9E37_79B9_7F4A_7C15
        Swift.withUnsafeBytes(of: subject.uuid) { bytes in
            for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        }
        return hash ^ hash >> 29
    }
}
