import Data
import Domain
import FoundationEssentials

/// Records from the remote that are not in the tables yet. Everything runs inside a transaction.
struct Inbox {
    let connection: Connection
    /// The identity of the remote's clinic, for a workstation that does not have it yet.
    var clinic: RemoteIdentity.ClinicID?
    /// The signatures of what came that were checked before.
    var signatures = CheckedSignatures()
    /// Whether this workstation is fetching everything: nothing is too late to be of the beginning.
    var isBeginning = false
    /// Whether what was set aside for now is tried again even if nothing else came.
    var wakesAll = false

    /// Stores records that are newer than those that this workstation builds on, or as new if `known`; keeps the latest
    /// of each. Those that make no sense are set aside. Of those in `asSigned`, only their steps say what they are.
    func put(_ records: [RemoteRecord], asSigned: Set<UUID> = [], known: Bool = false) throws(AppError) {
        var check = ArrivalCheck(connection: connection, clinic: clinic)
        let aside = SetAside(connection: connection)
        let hasAside = try aside.count() > 0
        // A record called so would accuse a log, or clear it.
        for record in records where record.kind != SetAside.head {
            let isAsSigned = asSigned.contains(record.subject)
            if let flaw = try check.flaw(in: record, asSigned: isAsSigned) {
                try aside.put(record, for: flaw)
                if flaw.isOfContents { try store(record, nil, known) }
                continue
            }
            if hasAside { try aside.forget(record.kind, record.subject) }
            try store(record, record.body, known, isAsSigned ? StepReplay.asSigned : nil)
        }
    }

    private func store(
        _ record: RemoteRecord, _ body: String?, _ known: Bool, _ mark: String? = nil
    ) throws(AppError) {
        try connection.run(
            Self.puttingSQL[record.kind] ?? "",
            [
                .text(record.kind), .identity(record.subject),
                .integer(0...ArrivalCheck.lastVersion ~= record.version ? record.version : ArrivalCheck.lastVersion),
                .text(body), .integer(known ? 1 : 0), .text(mark),
            ])
    }

    /// How a record of each kind is put, which is long, and said for each that comes.
    private static let puttingSQL = Dictionary(
        uniqueKeysWithValues: RecordKind.allCases.map { ($0.rawValue, puttingSQL(body: $0.synced.canonical("?4"))) })

    private static func puttingSQL(body: String) -> String {
        """
        INSERT INTO inbox (kind, subject, version, body, reason)
        SELECT ?1, ?2, ?3, iif(?4 IS NULL, NULL, \(body)), ?6
        WHERE NOT EXISTS (SELECT 1 FROM synced_record WHERE kind = ?1 AND subject = ?2 AND version - ?5 >= ?3)
        ON CONFLICT (kind, subject) DO UPDATE
        SET version = excluded.version, body = excluded.body, reason = excluded.reason
        WHERE excluded.version > inbox.version
        """
    }

    /// Forgets the received records, their versions, and the leased numbers.
    func reset() throws(AppError) {
        try connection.run("DELETE FROM inbox")
        for table in ["synced_record", "inbox_step", "taken_step", "standing", "settled_base"] {
            try connection.run("DELETE FROM \(table)")
        }
        try forgetLeases()
    }

    /// Forgets what came about one record, and its version: it is as if it had never come.
    func forget(_ kind: RecordKind, _ subject: UUID) throws(AppError) {
        for table in ["inbox", "synced_record", "inbox_step", "settled_base"] {
            try connection.run(
                "DELETE FROM \(table) WHERE kind = ? AND subject = ?", [.text(kind.rawValue), .identity(subject)])
        }
        try connection.run("DELETE FROM taken_step WHERE subject = ?", [.identity(subject)])
        try connection.run("DELETE FROM standing WHERE staff_id = ?", [.identity(subject)])
    }

    /// Forgets the leased numbers: others may get them.
    func forgetLeases() throws(AppError) {
        for block in NumberBlock.leased { try block.forget(in: connection) }
    }

    /// Applies all stored records to the tables, below the writes of this workstation that the remote does not have
    /// yet. Queues the records that a restored remote lost, for a person.
    ///
    /// - Returns: the number of records that the tables did not have yet.
    func takeIn(at now: Date, without gone: [LostRecords.Record] = []) throws(AppError) -> Int {
        let records = LostRecords(connection: connection)
        try wake()
        try replay(at: now)
        let contradicted = try records.forgetWhatCame()
        let lost = try records.find(among: gone)
        try TakenNumbers(connection: connection).giveWay()
        try Rebase(connection: connection).run()
        try connection.settleChanges()
        let count = try Admission(connection: connection).run()
        try InboxSteps(connection: connection).settle()
        for entry in contradicted + lost.makers { try LostGoods(connection: connection, entry: entry).settle() }
        try records.queue(lost.records, at: now)
        return count
    }

    /// Nothing is believed of what the remote says that records are; see ``StepReplay``.
    private func replay(at now: Date) throws(AppError) {
        try ReplayedSteps(connection: connection).begin()
        let own = try RemoteRow.clinic(in: connection)
        guard let id = own ?? clinic else { return }
        try StepReplay(
            connection: connection, clinic: id, now: now, signatures: signatures, isBeginning: isBeginning
        ).run()
    }

    /// Whether this workstation builds on no record of the remote: it is new, or the remote was restored.
    func buildsOnNothing() throws(AppError) -> Bool {
        try connection.first("SELECT 1 FROM synced_record LIMIT 1") { _ in true } == nil
    }

    /// Tries again what was set aside for now. Of several records with one number, the one that has it here already
    /// keeps it.
    private func wake() throws(AppError) {
        let aside = SetAside(connection: connection)
        try put(aside.wake(always: wakesAll))
        for kind in [RecordKind.order, .patient, .appointment, .product] {
            let others = try connection.rows(
                """
                SELECT subject FROM (
                    SELECT come.subject, row_number() OVER (
                        PARTITION BY come.body ->> '$.number' ORDER BY mine.id IS NULL, come.subject
                    ) AS place
                    FROM inbox AS come LEFT JOIN \(kind.synced.table) AS mine
                    ON mine.id = come.subject AND mine.number = come.body ->> '$.number'
                    WHERE come.kind = ? AND come.body IS NOT NULL AND EXISTS (SELECT 1 FROM \(kind.synced.table))
                ) WHERE place > 1
                """, [.text(kind.rawValue)]
            ) { row throws(AppError) in try row.identity(0) }
            for subject in others { try aside.move(kind, subject, because: "another record has its number") }
        }
    }
}
