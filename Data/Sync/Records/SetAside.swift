import Data
import Domain
import FoundationEssentials

/// Records from the remote that this workstation does not take in: each stays in the inbox, under a kind of its own,
/// with the reason. None of them holds up another. Runs inside a transaction.
struct SetAside {
    /// The marks of the kind of a record that can never be taken in as it is, and of one that may be later.
    private static let (mark, markForNow) = ("aside.", "waiting.")
    /// A longer record is not kept: its reason tells enough.
    private static let mostKept = 1 << 16
    /// No kind has a longer name.
    private static let longestKind = 40

    let connection: Connection

    /// The marked kinds, in SQL.
    static let condition = "(kind >= 'aside.' AND kind < 'aside/' OR kind >= 'waiting.' AND kind < 'waiting/')"
    private static let isForNow = "kind >= 'waiting.' AND kind < 'waiting/'"

    /// The marked kinds of a kind, in SQL.
    static func kinds(of parameter: String) -> String { "('aside.' || \(parameter), 'waiting.' || \(parameter))" }

    /// How many there are.
    func count() throws(AppError) -> Int {
        try connection.first("SELECT count(*) FROM inbox WHERE \(Self.condition)") { row throws(AppError) in
            try row.integer(0)
        } ?? 0
    }

    /// Sets a received record aside.
    func put(_ record: RemoteRecord, for flaw: ArrivalCheck.Flaw) throws(AppError) {
        let kind = String(record.kind.prefix(Self.longestKind))
        try forget(kind, record.subject)
        let keeps = flaw.isForNow || (record.body?.utf8.count ?? 0) <= Self.mostKept
        try connection.run(
            "INSERT INTO inbox (kind, subject, version, body, reason) VALUES (?, ?, ?, ?, ?)",
            [
                .text((flaw.isForNow ? Self.markForNow : Self.mark) + kind), .identity(record.subject),
                .integer(record.version), .text(keeps ? record.body : nil), .text(flaw.reason),
            ])
    }

    /// Sets a record of the inbox aside that may be taken in when something else has come.
    func move(_ kind: RecordKind, _ subject: UUID, because reason: String) throws(AppError) {
        let record = try connection.first(
            "SELECT kind, subject, version, body FROM inbox WHERE kind = ? AND subject = ?",
            [.text(kind.rawValue), .identity(subject)], RemoteRecord.init)
        guard let record else { return }
        try connection.run(
            "DELETE FROM inbox WHERE kind = ? AND subject = ?", [.text(kind.rawValue), .identity(subject)])
        try put(record, for: ArrivalCheck.Flaw(reason: reason, isForNow: true))
    }

    /// Forgets a record that came again.
    func forget(_ kind: String, _ subject: UUID) throws(AppError) {
        for mark in [Self.mark, Self.markForNow] {
            try connection.run(
                "DELETE FROM inbox WHERE kind = ? AND subject = ?", [.text(mark + kind), .identity(subject)])
        }
    }

    /// Whether a record is among them.
    func has(_ kind: String, _ subject: UUID) throws(AppError) -> Bool {
        try connection.first(
            "SELECT 1 FROM inbox WHERE kind IN \(Self.kinds(of: "?1")) AND subject = ?2",
            [.text(kind), .identity(subject)]
        ) { _ in true } ?? false
    }

    /// Takes out those that may be taken in by now, if anything has come.
    func wake(always: Bool) throws(AppError) -> [RemoteRecord] {
        let hasNews = try connection.first("SELECT 1 FROM inbox WHERE NOT \(Self.condition) LIMIT 1") { _ in true }
        guard always || hasNews == true else { return [] }
        let found = try connection.rows(
            "SELECT substr(kind, ?), subject, version, body FROM inbox WHERE \(Self.isForNow)",
            [.integer(Self.markForNow.count + 1)], RemoteRecord.init)
        try connection.run("DELETE FROM inbox WHERE \(Self.isForNow)")
        return found
    }

    /// Why a record of a kind was set aside, or nil if none was.
    func reason(of kind: RecordKind) throws(AppError) -> String? {
        try connection.first(
            "SELECT coalesce(reason, '') FROM inbox WHERE kind IN \(Self.kinds(of: "?1"))", [.text(kind.rawValue)]
        ) { row throws(AppError) in try row.text(0) }
    }

    /// The first of them, for people.
    func first(_ count: Int) throws(AppError) -> [SetAsideRecord] {
        try connection.rows(
            """
            SELECT substr(kind, instr(kind, '.') + 1), subject, reason FROM inbox WHERE \(Self.condition)
            ORDER BY kind, subject LIMIT ?
            """, [.integer(count)]
        ) { row throws(AppError) in
            let kind = try row.text(0)
            return SetAsideRecord(
                id: "\(kind) \(try row.identity(1))",
                what: kind == Self.head
                    ? "the log of a workstation" : RecordKind(rawValue: kind)?.words ?? "a record of no known kind",
                reason: try row.optionalText(2) ?? "")
        }
    }
}

extension RemoteRecord {
    /// The record of a row with its kind, identity, version and body.
    init(_ row: Row) throws(AppError) {
        self.init(
            kind: try row.text(0), subject: try row.identity(1), version: try row.integer(2),
            body: try row.optionalText(3))
    }
}

extension RecordKind {
    /// One record of the kind.
    fileprivate var words: String {
        switch self {
        case .clinic: "the clinic"
        case .staff: "a colleague"
        case .seller: "a seller"
        case .product: "a product"
        case .album: "an album"
        case .song: "a song"
        case .patient: "a patient"
        case .clinicalNote: "a note about a patient"
        case .order: "an order"
        case .appointment: "an appointment"
        }
    }
}
