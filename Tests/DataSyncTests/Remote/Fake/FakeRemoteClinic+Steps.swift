import Domain
import Foundation
import Support

@testable import Data
@testable import DataSync

extension FakeRemoteClinic {
    mutating func vouch(for records: [SeededRecord]) {
        for seed in records {
            let key = Key(kind: seed.record.kind, subject: seed.record.subject)
            guard self.records[key]?.version == seed.record.version, steps[key] == nil else { continue }
            self.records[key]?.body = seed.record.body.flatMap { JSONValue($0) }
            keep(seed.signed, version: seed.record.version, of: key)
        }
    }

    /// Keeps what was signed about a version of a record.
    mutating func keep(_ signed: SignedBytes, version: Int, of key: Key) {
        lastStep += 1
        places[lastStep] = lastPlace
        steps[key, default: []].append(
            RemoteStep(kind: key.kind, subject: key.subject, version: version, place: lastStep, signed: signed))
    }

    mutating func forget(_ subjects: [UUID], keeping signed: [SignedBytes]) {
        let operations = Dictionary(signed.map { (SignedIntent($0.intent)?.operation, $0.intent) }) { $1 }
        steps = steps.mapValues { steps in
            steps.map { step in
                guard let intent = operations[SignedIntent(step.signed.intent)?.operation] else { return step }
                return RemoteStep(
                    kind: step.kind, subject: step.subject, version: step.version, place: step.place,
                    signed: SignedBytes(intent: intent, signature: step.signed.signature))
            }
        }
        applied = applied.mapValues { records in
            records.map { record in
                guard subjects.contains(record.subject) else { return record }
                return RemoteRecord(
                    kind: record.kind, subject: record.subject, version: record.version, body: nil)
            }
        }
        for (key, record) in records where record.body == nil && subjects.contains(key.subject) {
            if steps[key]?.contains(where: { $0.version == record.version }) == true { forgotten.insert(key) }
        }
        sweep()
    }

    /// A few at a time, so that workstations ask again.
    func steps(_ lacking: [LackingSteps]) -> [RemoteStep] {
        let found = lacking.sorted { Key($0) < Key($1) }.flatMap { wanted in
            (steps[Key(wanted)] ?? []).filter { step in
                wanted.after < step.version && step.version <= wanted.upTo && step.signed.intent.count <= 2 << 20
            }
        }
        return Array(found.prefix(2_000))
    }

    /// The next records of a kind, each with its steps; without a place, the kinds.
    func snapshot(
        after place: RemoteSnapshotPlace?, limit: Int, name: String
    ) throws(AppError) -> RemoteSnapshot {
        guard identity?.isOpen == true else { throw .remote(.empty(remote: name)) }
        guard let place else {
            return RemoteSnapshot(
                start: "\(lineage)/\(lastPlace)", cursor: RemoteCursor(text: "\(lineage)/\(min(lastPlace, fence))"),
                kinds: Dictionary(grouping: records.keys, by: \.kind).mapValues(\.count))
        }
        guard place.start.hasPrefix("\(lineage)/") else { return RemoteSnapshot(start: place.start, restarted: true) }
        let start = place.start.split(separator: "/").last.flatMap { Int($0) } ?? 0
        let rest = records.keys.filter { $0.kind == place.kind && $0.subject.uuidString > place.last?.uuidString ?? "" }
        var size = 0
        let page = rest.sorted().prefix(limit).prefix { key in
            defer { size += 2 * (records[key]?.body?.json.utf8.count ?? 0) }
            return size <= 8 << 20
        }
        return snapshot(of: Array(page), at: start, place.start)
    }

    /// The records as they were at a place, each with the steps up to then.
    private func snapshot(of page: [Key], at start: Int, _ name: String) -> RemoteSnapshot {
        var (all, asSigned, signed) = ([RemoteRecord](), Set<UUID>(), [RemoteStep]())
        for key in page {
            let isSame = records[key].map { $0.place <= start } ?? false
            let own = (steps[key] ?? []).filter { step in
                step.signed.intent.count <= 2 << 20 && (isSame || places[step.place] ?? .max <= start)
            }
            let present = record(key)
            let version = isSame ? present.version : own.map(\.version).max() ?? 0
            guard version > 0 else { continue }
            if !isSame { asSigned.insert(key.subject) }
            all.append(
                RemoteRecord(
                    kind: key.kind, subject: key.subject, version: version, body: isSame ? present.body : nil))
            signed += own
        }
        return RemoteSnapshot(records: all, asSigned: asSigned, steps: signed, last: page.last?.subject, start: name)
    }

    /// The reason why a write does not fit what was signed, as far as a remote can tell; nil if it does.
    func misfit(_ operation: RemoteOperation) -> String? {
        guard !operation.changes.isEmpty else { return nil }
        guard let signed = operation.signed, signed.signature.count == 64, let intent = SignedIntent(signed.intent)
        else {
            return "nobody signed it"
        }
        if signed.intent.count > 2 << 20 { return "it is too long" }
        if intent.clinic != identity?.clinic { return "it was signed for another clinic" }
        if let author = operation.author, intent.author != author.rawValue { return "its author did not sign it" }
        if intent.changes.count < operation.changes.count { return "it changes more than was signed" }
        guard let first = intent.changes.first, operation.changes.contains(where: { $0.kind == first.kind }) else {
            return "it changes other records than was signed"
        }
        return nil
    }

    /// The records that a signed write changed before, under whatever operation; nil for a new one.
    func changedBefore(by operation: RemoteOperation) -> [RemoteRecord]? {
        // The operation has a fixed place in the bytes. There are too many to read each in whole.
        let place = 24..<40
        let signed = operation.signed.flatMap { $0.intent.count > 40 ? $0.intent[place] : nil }
        let own = withUnsafeBytes(of: operation.id.rawValue.uuid, Array.init)[...]
        let keys = steps.filter { _, steps in
            steps.contains { step in
                guard step.signed.intent.count > 40 else { return false }
                let known = step.signed.intent[place]
                return known == signed || known.elementsEqual(own) || sentAs[step.place] == operation.id
            }
        }.keys
        return keys.isEmpty ? nil : keys.sorted().map(record)
    }
}

extension FakeRemoteClinic.Key {
    fileprivate init(_ wanted: LackingSteps) { self.init(kind: wanted.kind, subject: wanted.subject) }
}
