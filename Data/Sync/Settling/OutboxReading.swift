import Data
import Domain
import FoundationEssentials

/// Queued writes as people are shown them.
struct OutboxReading {
    let connection: Connection
    let timeZone: ClinicTimeZone
    let signing: WriteSigning

    /// The first writes, those that need attention first; without their fields. Only managers see what was set aside.
    func page(limit: Int, for staff: Staff) throws(AppError) -> OutboxPage {
        let rows = try connection.rows(
            """
            SELECT \(OutboxRow.columns) FROM outbox
            ORDER BY CASE state WHEN 'conflicting' THEN 0 WHEN 'parked' THEN 1 ELSE 2 END, number LIMIT ?
            """, [.integer(limit)], OutboxRow.init)
        let total = try connection.first("SELECT count(*) FROM outbox") { row throws(AppError) in try row.integer(0) }
        var entries: [OutboxEntry] = []
        for row in rows { entries.append(try entry(row, withFieldsFor: nil)) }
        let aside = staff.role == .manager ? try SetAside(connection: connection).first(limit) : []
        return OutboxPage(entries: entries, total: total ?? 0, setAside: aside)
    }

    /// One write. Its fields are included only for someone who may see the records.
    func entry(_ row: OutboxRow, withFieldsFor staff: Staff?) throws(AppError) -> OutboxEntry {
        let number = try Self.number(row.number)
        let changes = try OutboxChange.all(ofEntry: row.number, in: connection)
        let author = try row.author.flatMap { id throws(AppError) in try StaffRecord.find(id, in: connection) }
        let isVisible = staff.map(QueuedAccess(row, changes).allows) ?? false
        return OutboxEntry(
            id: number, what: row.what, by: author?.staff.name, at: row.at, state: try state(of: row, changes),
            subject: try subject(of: changes), fields: isVisible ? try fields(of: changes) : [],
            dependants: try dependants(of: row))
    }

    private func state(of row: OutboxRow, _ changes: [OutboxChange]) throws(AppError) -> OutboxState {
        switch row.state {
        case .conflicting: return .conflicting
        case .parked:
            let problem = row.problem.map(OutboxProblem.init(stored:)) ?? .overtaken
            return .parked(problem.error(isTriedAgain: false))
        case .queued: break
        }
        if try isWaiting(row) { return .waiting }
        guard let until = row.notBefore, row.failures > 0, row.sentAt == nil else {
            if row.sentAt != nil { return .ready }
            return try signing.canBeSigned(row, changes, in: connection) ? .ready : .unsigned
        }
        let problem = row.problem.map(OutboxProblem.init(stored:)) ?? .overtaken
        return .delayed(attempts: row.failures, until: until, problem.error(isTriedAgain: true))
    }

    private func isWaiting(_ row: OutboxRow) throws(AppError) -> Bool {
        try connection.first("SELECT 1 FROM outbox_need WHERE entry = ? LIMIT 1", [.integer(row.number)]) { _ in true }
            ?? false
    }

    private func dependants(of row: OutboxRow) throws(AppError) -> [OutboxEntry.Dependant] {
        try connection.rows(
            """
            WITH RECURSIVE waiting (entry) AS (
                SELECT entry FROM outbox_need WHERE needs = ?
                UNION SELECT outbox_need.entry FROM outbox_need JOIN waiting ON outbox_need.needs = waiting.entry
            ) SELECT number, what FROM waiting JOIN outbox ON number = entry ORDER BY number
            """, [.integer(row.number)]
        ) { row throws(AppError) in
            OutboxEntry.Dependant(id: try Self.number(row.integer(0)), what: try row.text(1))
        }
    }

    private static func number(_ number: Int) throws(AppError) -> OutboxNumber {
        guard let number = OutboxNumber(number) else { throw .unexpected("a queued write has no number") }
        return number
    }

    private func fields(of changes: [OutboxChange]) throws(AppError) -> [OutboxField] {
        var fields: [OutboxField] = []
        for change in changes {
            guard let kind = RecordKind(rawValue: change.kind)?.synced else { continue }
            let record = try ContestedRecord(change: change, kind: kind, in: connection)
            fields += RecordWords(record: record, timeZone: timeZone, services: try services(of: kind)).fields
        }
        return fields
    }

    /// The titles of the services that a record may name.
    private func services(of kind: SyncedKind) throws(AppError) -> [String: String] {
        guard kind.name == RecordKind.appointment.rawValue else { return [:] }
        let titles = try connection.rows("SELECT handle, title FROM service") { row throws(AppError) in
            (try row.text(0), try row.text(1))
        }
        return Dictionary(titles) { first, _ in first }
    }

    /// The first record of a write that there is a screen of.
    private func subject(of changes: [OutboxChange]) throws(AppError) -> OutboxSubject? {
        for change in changes {
            guard let text = change.after ?? change.before else { continue }
            let image = try RecordImage(text, in: connection)
            let number = image.number("number")
            switch RecordKind(rawValue: change.kind) {
            case .patient: if let number = number.flatMap({ PatientNumber($0) }) { return .patient(number) }
            case .order: if let number = number.flatMap({ OrderNumber($0) }) { return .order(number) }
            case .appointment: if let number = number.flatMap({ AppointmentNumber($0) }) { return .appointment(number) }
            case .product: if let number = number.flatMap({ ProductNumber($0) }) { return .product(number) }
            case .clinicalNote:
                if let number = image.number("patient").flatMap({ PatientNumber($0) }) { return .patient(number) }
            default: continue
            }
        }
        return nil
    }
}
