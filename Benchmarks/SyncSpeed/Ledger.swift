import Data
import DataSync
import Foundation

/// The answers of the remote, to be held against what it has.
struct Ledger {
    private(set) var applied = 0
    /// The writes that contradicted another one, and those that would have taken more than there was.
    private(set) var (conflicts, shortages) = (0, 0)
    private var notes: Set<UUID> = []
    /// Of each record that was changed: how often, and by how much its stock.
    private var changes: [UUID: (count: Int, stock: Int)] = [:]
    /// The last value of each field of a patient, with the version that it made.
    private var edits: [UUID: [String: (version: Int, value: String)]] = [:]

    /// Enters the answer to a write.
    mutating func enter(_ write: SimulatedWrite, _ outcome: RemoteOutcome) throws {
        switch outcome {
        case .conflict: conflicts += 1
        case .rejected(let refusal) where refusal.reason == .shortage: shortages += 1
        case .rejected(let refusal): throw Misuse("a write was refused: \(refusal)")
        case .applied(let records):
            applied += 1
            let subject = write.subject
            switch write.what {
            case .note: notes.insert(subject)
            case .stock(let difference): changes[subject, default: (0, 0)].stock += difference
            case .edit(let field, let value):
                guard let version = records.first?.version else { throw Misuse("an answer has no record") }
                let last = edits[subject]?[field]?.version ?? 0
                if version > last { edits[subject, default: [:]][field] = (version, value) }
            }
            if write.what != .note { changes[subject, default: (0, 0)].count += 1 }
        }
    }

    /// Adds those of another ledger.
    mutating func add(_ other: Self) {
        applied += other.applied
        conflicts += other.conflicts
        shortages += other.shortages
        notes.formUnion(other.notes)
        changes.merge(other.changes) { ($0.count + $1.count, $0.stock + $1.stock) }
        edits.merge(other.edits) { $0.merging($1) { $0.version > $1.version ? $0 : $1 } }
    }
}

extension Ledger {
    /// Expects every applied write exactly once, and nothing else, in what the remote has now.
    func check(_ now: [RemoteRecord], since before: [RemoteRecord]) throws {
        let old = Dictionary(before.map { ($0.subject, $0) }) { _, last in last }
        var missing = notes
        var problems: [String] = []
        for record in now {
            if record.kind == RecordKind.clinicalNote.rawValue, old[record.subject] == nil {
                let isKnown = missing.remove(record.subject) != nil && record.version == 1
                if !isKnown || record.body?.contains(SimulatedWrite.text(of: record.subject)) != true {
                    problems.append("note \(record.subject) is there, and was not acknowledged as it is")
                }
            } else {
                problems += try difference(of: record, from: old[record.subject])
            }
        }
        problems += Set(old.keys).subtracting(now.map(\.subject)).map { "record \($0) is gone" }
        problems += missing.map { "note \($0) was acknowledged, and is not there" }
        guard problems.isEmpty else {
            throw Misuse("\(problems.count) lost, doubled or different: \(problems.prefix(5).joined(separator: "; "))")
        }
    }

    private static func text(_ fields: [String: Any]) throws -> String {
        String(decoding: try JSONSerialization.data(withJSONObject: fields, options: .sortedKeys), as: UTF8.self)
    }

    private func difference(of record: RemoteRecord, from old: RemoteRecord?) throws -> [String] {
        guard let old else { return ["\(record.kind) \(record.subject) is new"] }
        let change = changes[record.subject] ?? (0, 0)
        var problems: [String] = []
        if record.version != old.version + change.count {
            problems.append(
                "\(record.kind) \(record.subject) has version \(record.version), not \(old.version) + \(change.count)")
        }
        let now = try SimulatedWrite.fields(record)
        var expected = try SimulatedWrite.fields(old)
        if let stock = expected["stock"] as? Int { expected["stock"] = stock + change.stock }
        for (field, last) in edits[record.subject] ?? [:] { expected[field] = last.value }
        if try record.kind != old.kind || Self.text(now) != Self.text(expected) {
            problems.append("\(record.kind) \(record.subject) is \(try Self.text(now)), not \(try Self.text(expected))")
        }
        return problems
    }
}
