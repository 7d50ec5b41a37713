import Data
import Domain
import FoundationEssentials

/// Passes over what others write about patients whom a workstation does not keep, unless they come near. Runs inside a
/// transaction.
struct PartFilter {
    private let connection: Connection
    private let records: PartRecords
    private let part: KeptPart?
    private let now: Date

    init(connection: Connection, at now: Date) throws(AppError) {
        (self.connection, self.now, records) = (connection, now, PartRecords(connection: connection))
        part = try KeptPart.read(from: connection)
    }

    /// Those of some changed records that are kept. Of the others, patients who come near are kept from now on, and
    /// fetched with all that is theirs.
    func kept(_ changed: [RemoteRecord]) throws(AppError) -> [RemoteRecord] {
        var kept: [RemoteRecord] = []
        for record in changed where try keeps(record) { kept.append(record) }
        return kept
    }

    private func keeps(_ record: RemoteRecord) throws(AppError) -> Bool {
        guard let part, let kind = RecordKind(rawValue: record.kind), RecordKind.ofPatients.contains(kind) else {
            return true
        }
        switch kind {
        case .patient: return try keeps(patient: record)
        case _ where try records.isKnown(kind, record.subject): return true
        case .appointment: return try keeps(appointment: record, part)
        case .order: return try keeps(order: record)
        default: return try keeps(note: record)
        }
    }

    /// A patient with the number of another one who is here is kept, too: where a restored remote gave it out again,
    /// one of them gets another.
    private func keeps(patient record: RemoteRecord) throws(AppError) -> Bool {
        let isKnown = try records.isKnown(.patient, record.subject)
        guard let number = try integer("number", of: record) else { return true }
        let present = try records.patient(numbered: number)
        if isKnown, present != record.subject {
            // What names the new number did not say whose it is until now.
            try records.askAgain(record.subject)
        } else if !isKnown, present != nil {
            try records.keep(record.subject, until: part?.end(from: now) ?? now)
        }
        return try records.keeps(record.subject)
    }

    private func keeps(appointment record: RemoteRecord, _ part: KeptPart) throws(AppError) -> Bool {
        guard let patient = try text("patient_id", of: record).flatMap([UInt8].init(hexadecimal:)), patient.count == 16,
            let start = try integer("start_at", of: record)
        else { return true }
        let identity = UUID(uuid: patient.withUnsafeBytes { $0.loadUnaligned(as: uuid_t.self) })
        if try records.keeps(identity) { return true }
        if try isNear(Date(milliseconds: Int64(start)), part) {
            try records.keep(identity, until: part.end(from: now))
        }
        return false
    }

    private func isNear(_ start: Date, _ part: KeptPart) throws(AppError) -> Bool {
        let day = Day(of: start, in: part.timeZone)
        if part.window(at: now).contains(day) { return true }
        return try part.lacking(day...day, in: connection).isEmpty
    }

    private func keeps(order record: RemoteRecord) throws(AppError) -> Bool {
        guard let number = try integer("patient_number", of: record) else { return true }
        if try records.patient(numbered: number) != nil { return true }
        // Whose it is, the remote knows.
        let isOpen = try text("state", of: record).map(PartRequest.openStates.contains) ?? false
        if isOpen, try PartOrders.read(from: connection) == .all { try PartOrders.nobodys.write(to: connection) }
        return false
    }

    private func keeps(note record: RemoteRecord) throws(AppError) -> Bool {
        guard let number = try integer("patient", of: record) else { return true }
        return try records.patient(numbered: number) != nil
    }

    private func integer(_ field: String, of record: RemoteRecord) throws(AppError) -> Int? {
        try value(field, "integer", of: record) { row throws(AppError) in try row.optionalInteger(0) }
    }

    private func text(_ field: String, of record: RemoteRecord) throws(AppError) -> String? {
        try value(field, "text", of: record) { row throws(AppError) in try row.optionalText(0) }
    }

    /// A value of a record's object; nil where it is of another type, or the record was deleted or is no object: such a
    /// record is kept, and set aside with its reason as everywhere.
    private func value<Value>(
        _ field: String, _ type: String, of record: RemoteRecord, _ value: (Row) throws(AppError) -> Value?
    ) throws(AppError) -> Value? {
        guard let body = record.body else { return nil }
        return try connection.first(
            """
            SELECT iif(json_valid(?1) AND json_type(iif(json_valid(?1), ?1, '{}'), '$.\(field)') = '\(type)',
                ?1 ->> '$.\(field)', NULL)
            """, [.text(body)], value
        ) ?? nil
    }
}
