import Data
import Domain
import FoundationEssentials

/// The founder's word for a clinic: that it is theirs, and how it was when it was shared.
extension Seeding {
    /// Signs what an older remote has, which kept nothing signed: its owner says once that it is so.
    func vouch(in clinic: UUID) async throws(AppError) {
        let workstation = try await writer.write { connection throws(AppError) in
            try found(where: "founding_key IS NULL", in: connection)
            return try connection.workstation()
        }
        guard try await isFounded() else { throw .notTheFounder }
        var cursor = RemoteCursor.start
        while true {
            let page = try await remote.changes(after: cursor, limit: SyncEngine.page)
            let present = try await writer.write { connection throws(AppError) in
                try page.records.map { record throws(AppError) in try founded(record, in: connection) }
                    .compactMap(\.self)
            }
            try await remote.vouch(for: founder.sign(present, of: clinic, at: workstation))
            cursor = page.next
            guard page.left > 0 else { return }
        }
    }

    /// Makes the founder's key the founding key, in the clinic's log, too.
    func found(where condition: String, in connection: Connection) throws(AppError) {
        guard let clinic = try RemoteRow.clinic(in: connection) else { return }
        connection.recording?.author = founder.author
        try connection.willChange(.clinic, clinic)
        try connection.run(
            "UPDATE clinic SET founding_key = ? WHERE \(condition)", [.text(founder.publicKey)])
    }

    /// The record as workstations write it; the clinic's has its founding key from now on, and a hash of a password is
    /// encrypted.
    private func founded(_ record: RemoteRecord, in connection: Connection) throws(AppError) -> RemoteRecord? {
        guard let kind = RecordKind(rawValue: record.kind), let body = record.body else { return nil }
        let (object, value) =
            switch kind {
            case .clinic: ("json_set(?1, '$.founding_key', ?2)", SQLValue.text(founder.publicKey))
            case .staff: ("json_set(?1, '$.locked_key', ?2)", try locked(record, body, in: connection))
            default: ("?1", SQLValue.null)
            }
        let text = try connection.first(
            "SELECT \(kind.synced.canonical(object)), ?2", [.text(body), value]
        ) { row throws(AppError) in try row.text(0) }
        return RemoteRecord(kind: record.kind, subject: record.subject, version: record.version, body: text)
    }

    private func locked(
        _ record: RemoteRecord, _ body: String, in connection: Connection
    ) throws(AppError) -> SQLValue {
        let stored =
            try connection.first("SELECT ?1 ->> '$.locked_key'", [.text(body)]) { row throws(AppError) in
                try row.optionalText(0)
            } ?? nil
        guard let stored, !stored.isEmpty, !ClinicKey.isEncrypted(stored) else { return .text(stored) }
        let key = try ClinicKey.known(in: connection)
        return .text(try key.encrypt(.hash(stored), of: Staff.ID(record.subject)))
    }
}

extension AppError {
    /// Only one key is the founding key.
    fileprivate static let notTheFounder = AppError.conflict(
        "Another manager founded this clinic.", advice: "Only they can bring its remote to this version.")
}
