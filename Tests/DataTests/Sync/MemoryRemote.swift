import Domain
import Foundation
import Support

@testable import Data

/// A remote in memory that behaves: it keeps records and decides about writes as a real one does, and fails when it is told to.
actor MemoryRemote: Remote {
    /// What goes wrong with the next calls.
    enum Trouble: Hashable {
        /// Nothing gets there.
        case unreachable
        /// What is sent arrives; no answer comes back.
        case losesAnswers
        /// The remote fails at every write whose changes name this kind of record.
        case failsAt(String)
    }

    nonisolated let name = "the remote in memory"

    private var identity: RemoteIdentity?
    private var kinds: [String: RemoteKind] = [:]
    private var records: [Key: RemoteRecord] = [:]
    private var order: [Key] = []
    private var done: [OperationID: [RemoteRecord]] = [:]
    private var numbers: [String: Int] = [:]
    private var trouble: Trouble?
    private let connection: Connection

    /// How many writes were applied, each counted once.
    private(set) var applied = 0

    private struct Key: Hashable {
        let kind: String
        let subject: UUID
    }

    init() throws {
        connection = try Connection(path: ":memory:")
    }

    /// Lets everything go wrong from now on, or nothing.
    func get(into trouble: Trouble?) {
        self.trouble = trouble
    }

    /// How many records of a kind there are.
    func count(_ kind: RecordKind) -> Int { records.keys.count { $0.kind == kind.rawValue } }

    /// Every record, as its kind, identity and body.
    var contents: [String] {
        records.values.map { "\($0.kind) \($0.subject) \($0.body ?? "gone")" }.sorted()
    }

    func identify() throws(AppError) -> RemoteIdentity? {
        try arrive()
        return identity
    }

    func prepare(for clinic: UUID, kinds: [RemoteKind]) throws(AppError) {
        try arrive()
        if identity == nil { identity = RemoteIdentity(clinic: clinic, isOpen: false) }
        for kind in kinds { self.kinds[kind.name] = kind }
    }

    func seed(_ records: [RemoteRecord]) throws(AppError) {
        try arrive()
        for record in records where self.records[key(record)] == nil { put(record) }
    }

    func open(numbersFrom numbers: [String: Int]) throws(AppError) {
        try arrive()
        self.numbers = numbers
        identity = identity.map { RemoteIdentity(clinic: $0.clinic, isOpen: true) }
    }

    func apply(_ operations: [RemoteOperation]) -> (outcomes: [RemoteOutcome], problem: AppError?) {
        var outcomes: [RemoteOutcome] = []
        for operation in operations {
            do throws(AppError) {
                try arrive()
                if case .failsAt(let kind) = trouble, operation.changes.contains(where: { $0.kind == kind }) {
                    throw .remote(.failed(remote: name, detail: "it cannot stand this"))
                }
                let outcome = try outcome(of: operation)
                if trouble == .losesAnswers { throw Self.gone }
                outcomes.append(outcome)
            } catch {
                return (outcomes, error)
            }
        }
        return (outcomes, nil)
    }

    func changes(after cursor: RemoteCursor, limit: Int) throws(AppError) -> RemotePage {
        try arrive()
        let start = Int(cursor.text) ?? 0
        let end = min(order.count, start + limit)
        let page = order[start..<end].compactMap { records[$0] }
        return RemotePage(records: page, next: RemoteCursor(text: "\(end)"), left: order.count - end)
    }

    func leaseNumbers(
        of subject: String, count: Int, operation: OperationID
    ) throws(AppError) -> ClosedRange<Int> {
        try arrive()
        let first = numbers[subject, default: 1]
        numbers[subject] = first + count
        return first...(first + count - 1)
    }

    private static var gone: AppError {
        .remote(.unreachable(remote: "the remote in memory", detail: "nobody answers"))
    }

    private func arrive() throws(AppError) {
        if trouble == .unreachable { throw Self.gone }
    }

    private func key(_ record: RemoteRecord) -> Key { Key(kind: record.kind, subject: record.subject) }

    private func put(_ record: RemoteRecord) {
        records[key(record)] = record
        order.append(key(record))
    }
}

extension MemoryRemote {
    private func outcome(of operation: RemoteOperation) throws(AppError) -> RemoteOutcome {
        if let records = done[operation.id] { return .applied(records) }
        guard try mayWrite(operation) else { return refused(.notAllowed, operation.changes.first) }
        var (next, conflicts): ([RemoteRecord], [RemoteRecord]) = ([], [])
        for change in operation.changes {
            let present = records[Key(kind: change.kind, subject: change.subject)]
            guard let kind = RecordKind(rawValue: change.kind)?.synced else { return refused(.malformed, change) }
            let outcome = RecordMerge(kind).merge(
                before: try image(change.before), after: try image(change.after), onto: try image(present?.body))
            switch outcome {
            case .contested: if let present { conflicts.append(present) }
            case .merged(let image):
                if kind.counters.contains(where: { (image?.number($0) ?? 0) < 0 }) { return refused(.shortage, change) }
                if let image, overlaps(image, change) { return refused(.overlap, change) }
                next.append(
                    RemoteRecord(
                        kind: change.kind, subject: change.subject, version: (present?.version ?? 0) + 1,
                        body: image?.text(as: kind)))
            }
        }
        guard conflicts.isEmpty else { return .conflict(conflicts) }
        for record in next { put(record) }
        done[operation.id] = next
        applied += 1
        return .applied(next)
    }

    private func refused(_ reason: RemoteRefusal.Reason, _ change: RemoteChange?) -> RemoteOutcome {
        .rejected(RemoteRefusal(reason: reason, kind: change?.kind, subject: change?.subject, detail: "refused"))
    }

    private func mayWrite(_ operation: RemoteOperation) throws(AppError) -> Bool {
        guard let author = operation.author?.rawValue,
            let role = try image(records[Key(kind: "staff", subject: author)]?.body)?.fields["role"]
        else { return false }
        return operation.changes.allSatisfy { kinds[$0.kind]?.writers.contains { "\"\($0)\"" == role } ?? false }
    }

    private func overlaps(_ image: RecordImage, _ change: RemoteChange) -> Bool {
        guard change.kind == "appointment", image.fields["status"] == "\"booked\"" else { return false }
        return records.values.contains { other in
            guard other.kind == "appointment", other.subject != change.subject,
                let body = try? self.image(other.body), body.fields["status"] == "\"booked\"",
                body.fields["clinician_id"] == image.fields["clinician_id"],
                let (start, end) = Self.time(body), let (ownStart, ownEnd) = Self.time(image)
            else { return false }
            return start < ownEnd && ownStart < end
        }
    }

    private static func time(_ image: RecordImage) -> (Int, Int)? {
        guard let start = image.number("start_at"), let end = image.number("end_at") else { return nil }
        return (start, end)
    }

    private func image(_ text: String?) throws(AppError) -> RecordImage? {
        guard let text else { return nil }
        return try RecordImage(text, in: connection)
    }
}
