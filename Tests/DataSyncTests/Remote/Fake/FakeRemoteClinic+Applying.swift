import Domain
import Foundation
import Support

@testable import Data
@testable import DataSync

extension FakeRemoteClinic {
    private typealias Result = (key: Key, body: JSONValue?)

    mutating func apply(_ operation: RemoteOperation, name: String) throws(AppError) -> RemoteOutcome {
        guard identity?.isOpen == true else { throw .remote(.empty(remote: name)) }
        if let records = applied[operation.id] { return .applied(records) }
        if let refusal = refused[operation.id] { return .rejected(refusal) }
        if let keys = contradicted[operation.id] { return .conflict(keys.map(record)) }
        if let records = changedBefore(by: operation) { return .applied(records) }
        if let visit = operation.visit, visit.number <= workstations[visit.log]?.settled ?? 0 {
            throw .remote(.unreachable(remote: name, detail: "it came after its answer"))
        }
        let outcome = decide(operation)
        visits[operation.id] = operation.visit
        switch outcome {
        case .applied(let records):
            applied[operation.id] = records
            appliedCount += 1
        case .rejected(let refusal): refused[operation.id] = refusal
        case .conflict(let records):
            contradicted[operation.id] = records.map { Key(kind: $0.kind, subject: $0.subject) }
        }
        return outcome
    }

    private mutating func decide(_ operation: RemoteOperation) -> RemoteOutcome {
        var (results, conflicts): ([Result], [RemoteRecord]) = ([], [])
        let changes = operation.changes.sorted { key(of: $0) < key(of: $1) }
        var isTaken = false
        if let misfit = misfit(operation), let first = changes.first {
            return refuse(.malformed, key(of: first), misfit)
        }
        for (index, change) in changes.enumerated() {
            let key = key(of: change)
            guard let kind = kinds[change.kind] else {
                return refuse(.malformed, key, "there is no such kind of record")
            }
            guard let edit = FakeRemoteEdit(change) else { return refuse(.malformed, nil, "it is no JSON") }
            if edit.isShapeless {
                return refuse(.malformed, key, "it needs a subject, a base, and an object before or after")
            }
            if index > 0, self.key(of: changes[index - 1]) == key {
                return refuse(.malformed, key, "it changes the same record twice")
            }
            guard let role = role(of: operation.author), role.isEmpty || kind.writers.contains(role) else {
                let author = role(of: operation.author).map { "a \($0)" } ?? "an unknown person"
                return refuse(.notAllowed, key, "\(author) may not write it")
            }
            isTaken = isTaken || edit.isTaken(kind, on: records[key])
            let stored = records[key] ?? Stored(version: version(of: key), body: nil, place: 0)
            guard let body = (isTaken ? edit.uncounted(kind) : edit).decide(kind, on: stored) else {
                conflicts.append(record(key))
                continue
            }
            if let counter = body?.fields.flatMap({ fields in kind.counters.first { fields[$0].isNegative } }) {
                return refuse(.shortage, key, "\(counter) would be \(body?.fields?[counter]?.json ?? "")")
            }
            results.append((key, body))
        }
        if !conflicts.isEmpty { return .conflict(conflicts) }
        if let refusal = overlap(results) ?? takenNumber(results) { return .rejected(refusal) }
        for (key, body) in results where records[key]?.body != body {
            put(body, version: version(of: key) + 1, at: key)
            guard let signed = operation.signed else { continue }
            keep(signed, version: records[key]?.version ?? 0, of: key)
            sentAs[lastStep] = operation.id
        }
        return .applied(results.map { record($0.key) })
    }

    private func key(of change: RemoteChange) -> Key { Key(kind: change.kind, subject: change.subject) }

    private func refuse(_ reason: RemoteRefusal.Reason, _ key: Key?, _ detail: String) -> RemoteOutcome {
        .rejected(RemoteRefusal(reason: reason, kind: key?.kind, subject: key?.subject, detail: detail))
    }

    /// The role of somebody who may write; nil for others, and empty where their record makes no sense.
    private func role(of author: Staff.ID?) -> String? {
        guard let author, let record = records[Key(kind: "staff", subject: author.rawValue)] else { return nil }
        if case .number? = record.body?.fields?["left_at"] { return nil }
        guard case .text(let role)? = record.body?.fields?["role"] else { return "" }
        return ["receptionist", "clinician", "pharmacist", "manager"].contains(role) ? role : ""
    }

    private func takenNumber(_ results: [Result]) -> RemoteRefusal? {
        for result in results where records[result.key]?.body != result.body {
            guard let number = result.body?.fields?["number"], number != .null else { continue }
            let others = records.map { ($0.key, $0.value.body) } + results
            let isTaken = others.contains { key, body in
                key.kind == result.key.kind && key != result.key && body?.fields?["number"] == number
            }
            guard isTaken else { continue }
            return RemoteRefusal(
                reason: .numberTaken, kind: result.key.kind, subject: result.key.subject,
                detail: "\(number.json) is in use")
        }
        return nil
    }

    private func overlap(_ results: [Result]) -> RemoteRefusal? {
        var after = records.mapValues(\.body)
        for (key, body) in results { after[key] = .some(body) }
        let booked = after.compactMap { key, body in
            BookedTime(key, body).map { (key, $0) }
        }
        for (key, body) in results {
            guard let mine = BookedTime(key, body), mine != BookedTime(key, records[key]?.body) else { continue }
            let others = booked.filter { $0.0 != key && mine.overlaps($0.1) }.map(\.1)
            guard !others.isEmpty else { continue }
            let isClinician = others.contains { $0.clinician == mine.clinician }
            return RemoteRefusal(
                reason: .overlap, kind: key.kind, subject: key.subject,
                detail: "the \(isClinician ? "clinician" : "patient") has another appointment then")
        }
        return nil
    }
}

/// The time of an appointment.
private struct BookedTime: Hashable {
    let clinician: JSONValue?
    let patient: JSONValue?
    let start: Double
    let end: Double

    init?(_ key: FakeRemoteClinic.Key, _ body: JSONValue?) {
        guard key.kind == "appointment", let fields = body?.fields, fields["status"] == .text("booked"),
            case .number(let start)? = fields["start_at"], case .number(let end)? = fields["end_at"]
        else { return nil }
        (clinician, patient, self.start, self.end) = (fields["clinician_id"], fields["patient_id"], start, end)
    }

    func overlaps(_ other: BookedTime) -> Bool {
        let isSomebody = clinician != nil && clinician == other.clinician || patient != nil && patient == other.patient
        return isSomebody && start < other.end && other.start < end
    }
}

extension JSONValue? {
    fileprivate var isNegative: Bool { if case .number(let value)? = self { value < 0 } else { false } }
}
