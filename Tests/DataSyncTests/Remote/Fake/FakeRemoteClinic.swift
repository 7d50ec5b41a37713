import Domain
import Foundation
import Support

@testable import Data
@testable import DataSync

/// The contents of a remote in memory, and their changes.
struct FakeRemoteClinic: Sendable {
    /// The unique key of a record.
    struct Key: Hashable, Comparable, Sendable {
        let kind: String
        let subject: UUID

        static func < (lhs: Self, rhs: Self) -> Bool {
            (lhs.kind, lhs.subject.uuidString) < (rhs.kind, rhs.subject.uuidString)
        }
    }

    /// A record and its place in the order of changes.
    struct Stored: Sendable {
        var version: Int
        var body: JSONValue?
        var place: Int
    }

    /// A workstation, up to where it has everything, and up to which visit every answer.
    struct Workstation: Sendable {
        var place: Int
        var settled = 0
        var isRetired = false
    }

    var identity: RemoteIdentity?
    var lineage = 1
    var kinds: [String: RemoteKind] = [:]
    var records: [Key: Stored] = [:]
    var applied: [OperationID: [RemoteRecord]] = [:]
    /// The refusals, and the conflicts with their records.
    var refused: [OperationID: RemoteRefusal] = [:]
    var contradicted: [OperationID: [Key]] = [:]
    /// The visits on which those were sent.
    var visits: [OperationID: RemoteVisit] = [:]
    var workstations: [[UInt8]: Workstation] = [:]
    /// How many writes it applied.
    var appliedCount = 0
    /// Deleted records that may go when everybody has that, and the last place of one that went.
    var forgotten: Set<Key> = []
    var swept = 0
    var leased: [OperationID: ClosedRange<Int>] = [:]
    var nextNumbers: [String: Int] = [:]
    var lastPlace = 0
    /// The signed steps of each record, by the versions that they made.
    var steps: [Key: [RemoteStep]] = [:]
    var lastStep = 0
    /// The operation under which the write of a step was sent.
    var sentAs: [Int: OperationID] = [:]
    /// The last place in the order of changes when a step came.
    var places: [Int: Int] = [:]
    /// The signed heads of logs, with their places.
    var heads: [(place: Int, head: SignedHead)] = []
    var lastHead = 0
    /// How often workstations asked for heads.
    var headCalls = 0
    /// The last visible place, while a transaction is open that began before all later ones.
    var fence = Int.max
    /// Whether its tables are those of an older program.
    var isOlder = false

    mutating func prepare(
        for clinic: RemoteIdentity.ClinicID, kinds: [RemoteKind], name: String
    ) throws(AppError) {
        guard identity.map({ $0.clinic == clinic }) ?? true else { throw .remote(.anotherClinic(remote: name)) }
        identity = identity ?? RemoteIdentity(clinic: clinic, isOpen: false)
        isOlder = false
        for kind in kinds { self.kinds[kind.name] = kind }
    }

    mutating func empty(name: String) throws(AppError) {
        try checkItIsClosed(name: name)
        (records, steps) = ([:], [:])
    }

    private func checkItIsClosed(name: String) throws(AppError) {
        guard let identity else { throw .remote(.empty(remote: name)) }
        guard !identity.isOpen else {
            throw .remote(.failed(remote: name, detail: "it is in use already, so nothing more can be put into it"))
        }
    }

    mutating func seed(_ seeds: [SeededRecord], name: String) throws(AppError) {
        guard identity?.isOpen != true || !seeds.isEmpty else { return }
        try checkItIsClosed(name: name)
        if let stranger = seeds.first(where: { kinds[$0.record.kind] == nil }) {
            throw .remote(.failed(remote: name, detail: "there is no kind of record called \(stranger.record.kind)"))
        }
        for seed in seeds.map(\.record) where records[Key(kind: seed.kind, subject: seed.subject)] == nil {
            put(
                seed.body.flatMap { JSONValue($0) }, version: seed.version,
                at: Key(kind: seed.kind, subject: seed.subject))
        }
        vouch(for: seeds)
    }

    mutating func open(_ numbers: [String: Int], name: String) throws(AppError) {
        guard let identity else { throw .remote(.empty(remote: name)) }
        nextNumbers.merge(numbers) { old, _ in old }
        self.identity = RemoteIdentity(clinic: identity.clinic, isOpen: true)
    }

    mutating func lease(
        _ subject: String, count: Int, operation: OperationID, name: String
    ) throws(AppError) -> ClosedRange<Int> {
        guard identity?.isOpen == true else { throw .remote(.empty(remote: name)) }
        guard 1...1_000_000 ~= count else {
            throw .remote(.failed(remote: name, detail: "a block has 1 to 1000000 numbers, not \(count)"))
        }
        if let leased = leased[operation] { return leased }
        guard let next = nextNumbers[subject] else {
            throw .remote(.failed(remote: name, detail: "it has no numbers of \(subject)"))
        }
        nextNumbers[subject] = next + count
        leased[operation] = next...(next + count - 1)
        return next...(next + count - 1)
    }

    /// A cursor is `lineage/place`.
    func page(
        after cursor: RemoteCursor, limit: Int, on visit: RemoteVisit?, name: String
    ) throws(AppError) -> RemotePage {
        guard identity?.isOpen == true else { throw .remote(.empty(remote: name)) }
        let parts = cursor.text.split(separator: "/").compactMap { Int($0) }
        let isKnown = parts.count == 2 && parts[0] == lineage && !misses(visit, parts[1])
        let place = isKnown ? parts[1] : 0
        let rest = records.filter { $0.value.place > place && $0.value.place <= fence }
            .sorted { $0.value.place < $1.value.place }
        var size = 0
        let page = rest.prefix(limit).prefix { _, stored in
            defer { size += stored.body?.json.utf8.count ?? 0 }
            return size <= 4 << 20
        }
        return RemotePage(
            records: page.map { record($0.key).cut },
            next: RemoteCursor(text: "\(lineage)/\(page.last?.value.place ?? place)"), left: rest.count - page.count,
            restarted: !isKnown && !cursor.text.isEmpty,
            held: records.values.contains { $0.place > fence }
                ? HeldChanges(transaction: "\(fence)", owner: "office, psql") : nil)
    }

    /// The current record, with the version that it had if it is not there any more; 0 if it never was.
    func record(_ key: Key) -> RemoteRecord {
        RemoteRecord(kind: key.kind, subject: key.subject, version: version(of: key), body: records[key]?.body?.json)
    }

    func version(of key: Key) -> Int { records[key]?.version ?? steps[key]?.map(\.version).max() ?? 0 }

    /// Puts a version of a record there.
    mutating func put(_ body: JSONValue?, version: Int, at key: Key) {
        lastPlace += 1
        forgotten.remove(key)
        records[key] = Stored(version: version, body: body, place: lastPlace)
    }
}

extension RemoteRecord {
    /// The record with a body that is longer than any is taken in cut.
    fileprivate var cut: RemoteRecord {
        RemoteRecord(
            kind: kind, subject: subject, version: version, body: body.map { String($0.prefix((1 << 20) + 1)) })
    }
}
