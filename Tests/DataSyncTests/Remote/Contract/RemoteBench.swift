import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// A new remote for one test, with any number of workstations.
struct RemoteBench: Sendable {
    /// Connects another workstation to the same remote.
    let connect: @Sendable () throws -> any Remote

    static let clinic = UUID.sample(1)
    static let pharmacist = Staff.ID(.sample(11))
    static let manager = Staff.ID(.sample(12))
    static let date = Date(timeIntervalSince1970: 1_790_000_000)

    static let kinds: [RemoteKind] = [
        RemoteKind(name: "staff", merging: .fields, writers: ["manager"]),
        RemoteKind(name: "product", merging: .fields, counters: ["stock"], writers: ["pharmacist", "manager"]),
        RemoteKind(name: "order", merging: .never, writers: ["pharmacist"]),
        RemoteKind(name: "patient", merging: .fields, writers: ["pharmacist"]),
        RemoteKind(name: "clinical_note", merging: .never, writers: ["pharmacist"]),
        RemoteKind(name: "appointment", merging: .never, writers: ["pharmacist"]),
    ]

    static let staff: [RemoteRecord] = [
        RemoteRecord(kind: "staff", subject: pharmacist.rawValue, version: 1, body: #"{"role":"pharmacist"}"#),
        RemoteRecord(kind: "staff", subject: manager.rawValue, version: 1, body: #"{"role":"manager"}"#),
    ]

    /// A remote in use, with two members of staff and `records`.
    func openRemote(_ records: [RemoteRecord] = []) async throws -> any Remote {
        let remote = try connect()
        try await remote.prepare(for: Self.clinic, kinds: Self.kinds)
        try await remote.seed((Self.staff + records).map(\.seeded))
        try await remote.open(numbersFrom: ["order": 1043])
        return remote
    }
}

extension RemoteOperation {
    /// A write of the pharmacist's, with a number for its identity.
    init(_ number: Int, by author: Staff.ID? = RemoteBench.pharmacist, _ changes: RemoteChange...) {
        self.init(number, by: author, changes: changes)
    }

    /// The same with a list of changes.
    init(_ number: Int, by author: Staff.ID? = RemoteBench.pharmacist, changes: [RemoteChange]) {
        let id = UUID.sample(number)
        self.init(
            id: OperationID(id), author: author, at: RemoteBench.date, changes: changes,
            signed: .sample(id, by: author, changes.map { ($0.kind, $0.subject) }))
    }
}

extension SignedBytes {
    /// Bytes that a remote takes for signed, as far as it can tell without keys.
    static func sample(
        _ operation: UUID, by author: Staff.ID?, in clinic: UUID = RemoteBench.clinic, _ records: [(String, UUID)]
    ) -> SignedBytes {
        let intent = SignedIntent(
            clinic: clinic, operation: operation, author: author?.rawValue ?? .nobody, workstation: .nobody, at: 0,
            changes: records.map { .init(kind: $0.0, subject: $0.1, version: 0, before: nil, after: "{}") })
        return SignedBytes(intent: intent.bytes, signature: [UInt8](repeating: 7, count: 64))
    }
}

extension RemoteRecord {
    /// The record to begin with, as if somebody had signed it.
    var seeded: SeededRecord {
        SeededRecord(
            record: self, signed: .sample(Self.identifiers.next(), by: nil, [("seeded/\(kind)", subject)]))
    }

    /// Identities that no write of a test has.
    private static let identifiers = SequentialIdentifiers(after: 8_000_000)
}

extension RemoteChange {
    /// A change of a record whose identity ends in a number.
    init(_ kind: String, _ subject: Int, base: Int = 0, _ before: String? = nil, to after: String?) {
        self.init(kind: kind, subject: .sample(subject), base: base, before: before, after: after)
    }
}

extension RemoteRecord {
    /// A record whose identity ends in a number.
    init(_ kind: String, _ subject: Int, _ version: Int, _ body: String?) {
        self.init(kind: kind, subject: .sample(subject), version: version, body: body)
    }

    /// The record with its body in a canonical form, for comparison.
    var plain: RemoteRecord {
        RemoteRecord(
            kind: kind, subject: subject, version: version, body: body.map { JSONValue($0)?.json ?? "no JSON: \($0)" })
    }
}

extension RemoteOutcome {
    /// The outcome with bodies in a canonical form, without the text of a refusal.
    var plain: RemoteOutcome {
        switch self {
        case .applied(let records): .applied(records.map(\.plain))
        case .conflict(let records): .conflict(records.map(\.plain))
        case .rejected(let refusal):
            .rejected(
                RemoteRefusal(reason: refusal.reason, kind: refusal.kind, subject: refusal.subject, detail: ""))
        }
    }

    /// The reason of a refusal.
    var reason: RemoteRefusal.Reason? { if case .rejected(let refusal) = self { refusal.reason } else { nil } }

    /// Whether it is applied.
    var isApplied: Bool { if case .applied = self { true } else { false } }
}

extension Remote {
    /// Applies one write and returns its outcome.
    func apply(_ operation: RemoteOperation) async throws -> RemoteOutcome {
        let (outcomes, problem) = await apply([operation])
        if let problem { throw problem }
        return try #require(outcomes.first).plain
    }

    /// Every record but the staff, in the order of changes.
    func records() async throws -> [RemoteRecord] {
        try await changes(after: .start, limit: 10_000).records.filter { $0.kind != "staff" }.map(\.plain)
    }
}
