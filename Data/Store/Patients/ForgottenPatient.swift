import Domain
import FoundationEssentials

/// A patient with everything about them, on the way out. Runs inside a transaction.
struct ForgottenPatient {
    private let connection: Connection
    private let number: PatientNumber
    private let id: UUID
    private let name: String

    init(_ number: PatientNumber, in connection: Connection) throws(AppError) {
        let number = try number.current(in: connection)
        let found = try connection.first(
            "SELECT id, name FROM patient WHERE number = ?", [.integer(number.rawValue)]
        ) { row throws(AppError) in (try row.identity(0), try row.text(1)) }
        guard let found else {
            throw try KeptPart.read(from: connection) == nil ? .notFound("Patient \(number)") : .isPart
        }
        (self.connection, self.number, id, name) = (connection, number, found.0, found.1)
    }

    func summary(in timeZone: ClinicTimeZone) throws(AppError) -> PatientRecordSummary {
        let notes = try count("clinical_note WHERE \(Self.noted)", last: "at")
        let appointments = try count("appointment WHERE \(Self.booked)", last: "end_at")
        let orders = try count(
            "orders LEFT JOIN order_event ON order_id = id WHERE \(Self.ordered)", of: "DISTINCT id", last: "at")
        let last = [notes.last, appointments.last, orders.last].compactMap(\.self).max()
        return PatientRecordSummary(
            number: number, name: name, notes: notes.count, appointments: appointments.count, orders: orders.count,
            last: last.map { Day(of: Date(milliseconds: Int64($0)), in: timeZone) })
    }

    private func count(
        _ table: String, of rows: String = "*", last: String
    ) throws(AppError) -> (count: Int, last: Int?) {
        try connection.first("SELECT count(\(rows)), max(\(last)) FROM \(table)", [.identity(id)]) {
            row throws(AppError) in (try row.integer(0), try row.optionalInteger(1))
        } ?? (0, nil)
    }

    private static let noted = "patient = (SELECT number FROM patient WHERE id = ?)"
    private static let booked = "patient_id = ?"
    private static let ordered = "patient_number = (SELECT number FROM patient WHERE id = ?)"

    /// How many bytes of records are one write: a remote takes twice as many.
    private static let together = 1 << 20

    /// Deletes everything, and what the log says that it was. The first write has the patient, and the others wait for
    /// it: if it is contradicted elsewhere, nothing is gone there.
    func delete() throws(AppError) {
        let records = try records()
        guard try !isQueued(records) else { throw .notSentYet }
        try PatientWords(number: number, sortName: FoldedText(name)).delete(in: connection)
        try connection.run("PRAGMA defer_foreign_keys = ON")
        var size = 0
        for (kind, subject) in records {
            let bytes = try kind.image(of: subject, in: connection)?.utf8.count ?? 0
            if size > 0, size + bytes > Self.together {
                try connection.settleChanges()
                size = 0
            }
            size += bytes
            try connection.willChange(kind, subject)
            for statement in kind.synced.deletingSQL { try connection.run(statement, [.identity(subject)]) }
        }
        try connection.settleChanges()
        for (kind, subject) in records { try connection.forget([subject], of: kind) }
    }

    /// Whether the other workstations lack something about them: it would come after the end.
    private func isQueued(_ records: [(RecordKind, UUID)]) throws(AppError) -> Bool {
        for (kind, subject) in records {
            let queued = try connection.first(
                "SELECT 1 FROM outbox_change WHERE kind = ? AND subject = ?",
                [.text(kind.rawValue), .identity(subject)]
            ) { _ in true }
            if queued == true { return true }
        }
        return false
    }

    private func records() throws(AppError) -> [(RecordKind, UUID)] {
        let sources: [(RecordKind, String)] = [
            (.clinicalNote, "clinical_note WHERE \(Self.noted)"), (.appointment, "appointment WHERE \(Self.booked)"),
            (.order, "orders WHERE \(Self.ordered)"),
        ]
        var records: [(RecordKind, UUID)] = [(.patient, id)]
        for (kind, source) in sources {
            records += try connection.rows("SELECT id FROM \(source)", [.identity(id)]) { row throws(AppError) in
                (kind, try row.identity(0))
            }
        }
        return records
    }
}

extension AppError {
    fileprivate static let notSentYet = AppError.conflict(
        "What was last written about this patient was not sent yet.", advice: "Exchange first: clinic sync.")
}
