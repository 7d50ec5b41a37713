import Data
import Domain
import FoundationEssentials

/// The check of records from the remote, before they touch a table: somebody else may have put anything there.
struct ArrivalCheck {
    /// A reason to leave a record out, as the end of the sentence "It was set aside: …".
    struct Flaw: Hashable, Sendable {
        let reason: String
        /// Whether the same record may be taken in later: when what it needs is here.
        var isForNow = false
        /// Whether what was signed may say better what the record is.
        var isOfContents = false
    }

    let connection: Connection
    /// The identity of the remote's clinic, where it is known.
    let clinic: RemoteIdentity.ClinicID?
    private var shapes: [RecordKind: RecordShape] = [:]

    /// More than any record has.
    static let mostBytes = 1 << 20
    /// No record has changed that often.
    static let lastVersion = 1 << 53

    init(connection: Connection, clinic: RemoteIdentity.ClinicID?) {
        (self.connection, self.clinic) = (connection, clinic)
    }

    /// - Parameters:
    ///   - record: a record that came.
    ///   - asSigned: whether only what was signed says what the record is.
    /// - Returns: nil for a record that may go to the tables.
    /// - Throws: a storage error.
    mutating func flaw(in record: RemoteRecord, asSigned: Bool = false) throws(AppError) -> Flaw? {
        guard let kind = RecordKind(rawValue: record.kind) else {
            // A name with a mark would be taken for one of those that were set aside.
            return Flaw(reason: "this program knows no such kind of record", isForNow: !record.kind.contains("."))
        }
        if kind == .clinic, let flaw = try flaw(inClinic: record, asSigned) { return flaw }
        guard 0...Self.lastVersion ~= record.version else {
            return Flaw(reason: "its version is out of range", isOfContents: true)
        }
        guard let body = record.body else { return nil }
        guard body.utf8.count <= Self.mostBytes else { return Flaw(reason: "it is too long", isOfContents: true) }
        return try shape(of: kind).flaw(in: body, connection).map { Flaw(reason: $0, isOfContents: true) }
    }

    /// There is one clinic, and it stays.
    private func flaw(inClinic record: RemoteRecord, _ asSigned: Bool) throws(AppError) -> Flaw? {
        guard let own = try RemoteRow.clinic(in: connection) ?? clinic else { return nil }
        if record.subject != own { return Flaw(reason: "it is another clinic") }
        guard record.body == nil, record.version > 0, !asSigned else { return nil }
        return Flaw(reason: "it deletes the clinic", isOfContents: true)
    }

    private mutating func shape(of kind: RecordKind) throws(AppError) -> RecordShape {
        if let shape = shapes[kind] { return shape }
        let shape = try RecordShape(of: kind.synced, in: connection)
        shapes[kind] = shape
        return shape
    }
}
