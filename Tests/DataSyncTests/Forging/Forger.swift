import DataSupport
import Domain
import Foundation
import Support

@testable import Data
@testable import DataSync

/// Somebody with the credential of a workstation, who can read everything at the remote and send what they like. They
/// have a colleague's own key only where they know the password.
struct Forger {
    let clinic: UUID
    /// Every record as the remote has it.
    let records: [RemoteRecord]
    /// Everything that was signed, which a workstation may read.
    let steps: [RemoteStep]

    private static let identifiers = SequentialIdentifiers(after: 9_000_000)

    init(_ workstation: ClinicWorkstation, at remote: any Remote) async throws {
        records = try workstation.remoteRecords()
        steps = try await remote.steps(
            records.map { LackingSteps(kind: $0.kind, subject: $0.subject, after: 0, upTo: 100) })
        clinic = records.first { $0.kind == "clinic" }?.subject ?? .nobody
    }

    /// The key of a colleague, by the password that everybody in the example has.
    func key(of person: ExampleStaff) throws -> SigningKey {
        let body = try body("staff", person.staff.id.rawValue)
        guard case .text(let text)? = body.fields?["locked_key"],
            let key = try PasswordHasher(cost: .least).open(
                LockedKey(stored: text, of: person.staff.id), with: Secret("clinic-demo"))
        else { throw AppError.wrongCredentials }
        return key
    }

    func body(_ kind: String, _ subject: UUID) throws -> JSONValue {
        let record = records.first { $0.kind == kind && $0.subject == subject }
        guard let value = record?.body.flatMap({ JSONValue($0) }) else { throw AppError.unexpected("no \(kind)") }
        return value
    }

    func first(_ kind: String) throws -> RemoteRecord {
        guard let record = records.first(where: { $0.kind == kind }) else { throw AppError.unexpected("no \(kind)") }
        return record
    }

    /// The last write about a record of a kind that somebody signed, sent again.
    func repeated(
        _ kind: String, of known: UUID? = nil, as subject: UUID? = nil, by author: ExampleStaff? = nil
    ) throws -> RemoteOperation {
        let steps = steps.filter { $0.kind == kind && (known == nil || $0.subject == known) }
        guard let step = steps.max(by: { $0.place < $1.place }),
            let intent = SignedIntent(step.signed.intent), let change = intent.changes.first
        else { throw AppError.unexpected("no \(kind)") }
        let said = SignedIntent.Change(
            kind: kind, subject: subject ?? change.subject, version: change.version, before: change.before,
            after: change.after)
        return intent.operation(signed: step.signed, saying: [said], by: author)
    }

    /// A change of some fields of a record.
    func change(
        _ kind: String, _ subject: UUID, _ fields: [String: JSONValue], lying before: [String: JSONValue] = [:]
    ) throws -> SignedIntent.Change {
        let old = try body(kind, subject).fields ?? [:]
        let synced = RecordKind(rawValue: kind)?.synced
        func text(_ fields: [String: JSONValue]) -> String {
            "{" + (synced?.names ?? []).map { "\"\($0)\":\(fields[$0]?.json ?? "null")" }.joined(separator: ",") + "}"
        }
        return SignedIntent.Change(
            kind: kind, subject: subject, version: 1, before: text(old.merging(before) { $1 }),
            after: text(old.merging(fields) { $1 }))
    }

    func intent(
        by author: ExampleStaff, _ changes: [SignedIntent.Change], in clinic: UUID? = nil, operation: UUID? = nil,
        at moment: Int64 = 0
    ) -> SignedIntent {
        SignedIntent(
            clinic: clinic ?? self.clinic, operation: operation ?? Self.identifiers.next(),
            author: author.staff.id.rawValue, workstation: .nobody, at: moment, changes: changes)
    }
}

extension SignedIntent {
    /// The bytes that are sent, signed with a key.
    func signed(with key: SigningKey) -> SignedBytes { SignedBytes(intent: bytes, signature: key.sign(self)) }

    /// The write for the remote, which says the same as was signed, or something else.
    func operation(
        signed: SignedBytes?, as id: UUID? = nil, saying changes: [Change]? = nil, by author: ExampleStaff? = nil
    ) -> RemoteOperation {
        RemoteOperation(
            id: id.map(OperationID.init) ?? StoreHarness.operation(), author: author?.staff.id ?? Staff.ID(self.author),
            at: .sample,
            changes: (changes ?? self.changes).map {
                RemoteChange(
                    kind: $0.kind, subject: $0.subject, base: 1, before: $0.before, after: $0.after)
            }, signed: signed)
    }
}
