import Data
import Domain
import FoundationEssentials

/// Records of this workstation that a remote lost when it was restored from an older backup. They stay, and are queued
/// for a person to send again or to discard. Runs inside a transaction.
///
/// Every workstation queues the same records under the same operations, so the remote takes each once.
struct LostRecords {
    /// The kinds that people at workstations create.
    static let kinds: [RecordKind] = [.patient, .clinicalNote, .order, .appointment]

    /// The lost records.
    struct Found {
        /// The records that are to be queued.
        var records: [Record] = []
        /// The queued writes that make an order instead of changing it.
        var makers: [Int] = []
    }

    /// A record that is lost.
    struct Record {
        let kind: RecordKind
        let subject: UUID
    }

    let connection: Connection

    /// The records that are here among those of which the remote knows nothing. Later local changes become part of the
    /// record.
    func find(among gone: [Record]) throws(AppError) -> Found {
        var found = Found()
        guard !gone.isEmpty else { return found }
        // The remote never had it: this says so to a change of it.
        try connection.run("DELETE FROM inbox WHERE body IS NULL AND version = 0")
        for kind in Self.kinds {
            for subject in try here(gone.filter { $0.kind == kind }.map(\.subject), kind) {
                if let first = try OutboxChange.all(of: kind.rawValue, subject, in: connection).first {
                    if kind == .order, first.before != nil { found.makers.append(first.entry) }
                    try first.replace(before: nil, after: first.after, in: connection)
                    try first.agree(in: connection)
                } else {
                    found.records.append(Record(kind: kind, subject: subject))
                }
            }
        }
        return found
    }

    /// Those that are in the table, in an order in which they can be sent.
    private func here(_ subjects: [UUID], _ kind: RecordKind) throws(AppError) -> [UUID] {
        let synced = kind.synced
        return try connection.rows(
            """
            SELECT \(synced.identity) FROM \(synced.table)
            WHERE \(synced.identity) IN (SELECT bytes_of_hex(value) FROM json_each(?))
            ORDER BY \(kind == .clinicalNote ? "at, id" : "number")
            """,
            [.text("[\(subjects.map { "\"\($0.uuidString.filter { $0 != "-" })\"" }.joined(separator: ","))]")]
        ) { row throws(AppError) in try row.identity(0) }
    }

    /// Queues them for a person, in an order in which they can be sent.
    func queue(_ records: [Record], at now: Date) throws(AppError) {
        for lost in records {
            let write = RecordedWrite(
                operation: OperationID(lost.subject.again), what: lost.kind.wordsOfLoss, author: nil,
                permissions: [lost.kind.permission], at: now)
            let entry = try OutboxRow.insert(write, in: connection)
            try Outbox.decide(about: entry, problem: .lost, in: connection) { outbox in
                outbox.settle(entry, as: .rejected, at: now, jitter: 0)
            }
            try add(lost, to: entry)
            if lost.kind == .order { try LostGoods(connection: connection, entry: entry).settle() }
        }
    }

    /// Adds a record in its current version to the queue.
    private func add(_ record: Record, to entry: Int) throws(AppError) {
        let change = OutboxChange(
            entry: entry, position: 0, kind: record.kind.rawValue, subject: record.subject, before: nil,
            after: try image(record), theirs: nil)
        try OutboxNeeds(of: change, kind: record.kind).insert(in: connection)
        try change.insert(in: connection)
    }

    private func image(_ record: Record) throws(AppError) -> String? {
        try connection.first(record.kind.synced.imageSQL, [.identity(record.subject)]) { row throws(AppError) in
            try row.text(0)
        }
    }
}

extension UUID {
    /// The identity of the operation that sends a record again: the same at every workstation.
    var again: UUID {
        var bytes = uuid
        withUnsafeMutableBytes(of: &bytes) { bytes in
            for index in bytes.indices { bytes[index] ^= 0xA5 }
        }
        return UUID(uuid: bytes)
    }
}

extension RecordKind {
    /// The permission to create such a record.
    fileprivate var permission: Permission {
        switch self {
        case .patient: .managePatients
        case .clinicalNote: .keepClinicalNotes
        case .appointment: .manageAppointments
        default: .checkOut
        }
    }

    /// The queued write of a lost record, as the rest of the sentence "Not sent: …".
    fileprivate var wordsOfLoss: String {
        switch self {
        case .patient: "a patient whom the remote lost"
        case .clinicalNote: "a note that the remote lost"
        case .appointment: "an appointment that the remote lost"
        default: "an order that the remote lost"
        }
    }
}
