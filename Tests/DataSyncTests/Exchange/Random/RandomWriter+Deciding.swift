import Domain
import Foundation
import Support

@testable import Data
@testable import DataSync

extension RandomWriter {
    /// Decides at random about a write that waits for a person, if there is one. Nothing may be exchanged meanwhile.
    ///
    /// - Returns: whether there was one.
    mutating func decide() async throws -> Bool {
        let waiting = try await workstation.now { $0.sync.queue(limit: 200) }.entries.filter(\.isForAPerson)
        guard !waiting.isEmpty else { return false }
        let entry = try one(of: waiting)
        let before = try workstation.queuedOperations()
        switch entry.state {
        case .conflicting: try await resolve(entry.id)
        default: try await mend(entry)
        }
        let after = try workstation.queuedOperations()
        journal.withdrawn += before.keys.count { after[$0] == nil }
        journal.abandoned.formUnion(before.filter { after[$0.key] != $0.value }.map(\.value))
        return true
    }

    private mutating func resolve(_ id: OutboxNumber) async throws {
        var sides: [OutboxField.ID: OutboxSide] = [:]
        for field in try await workstation.now({ $0.sync.entry(id) }).fields where field.isContested {
            sides[field.id] = Bool.random(using: &random) ? .mine : .theirs
        }
        journal.count("conflicts")
        let lost = try workstation.effectsLost(by: id, keeping: sides)
        do {
            try await workstation.sync.resolve(id, keeping: sides)
            journal.givenUp.formUnion(lost)
        } catch AppError.conflict {
            // This workstation's write is not possible any more, or others build on it.
            journal.givenUp.formUnion(try workstation.effectsOfAll(needing: id))
            journal.count("discarded", try await workstation.sync.discard(id))
        }
    }

    private mutating func mend(_ entry: OutboxEntry) async throws {
        journal.count("refused by the remote: \(try workstation.problem(of: entry.id))")
        guard Int.random(in: 0..<3, using: &random) == 0 else {
            journal.givenUp.formUnion(try workstation.effectsOfAll(needing: entry.id))
            journal.count("discarded", try await workstation.sync.discard(entry.id))
            return
        }
        try await workstation.sync.retry(entry.id)
        journal.count("tried again")
    }
}

extension OutboxEntry {
    fileprivate var isForAPerson: Bool {
        switch state {
        case .conflicting, .parked: true
        default: false
        }
    }
}

extension ClinicWorkstation {
    /// The operation of each queued write.
    fileprivate func queuedOperations() throws -> [Int: String] {
        try database.read { connection throws(AppError) in
            let rows = try connection.rows("SELECT number, hex(operation) FROM outbox") { row throws(AppError) in
                (try row.integer(0), try row.text(1))
            }
            return Dictionary(uniqueKeysWithValues: rows)
        }
    }

    /// The reason of a refused write.
    fileprivate func problem(of id: OutboxNumber) throws -> String {
        let words = try column("SELECT coalesce(problem, '') FROM outbox WHERE number = \(id.rawValue)")
        return words.first?.split(separator: " ").first.map(String.init) ?? "unknown"
    }

    /// The effects lost with a write and all that need it.
    fileprivate func effectsOfAll(needing id: OutboxNumber) throws -> [String] {
        try database.read { connection throws(AppError) in
            var effects: [String] = []
            for entry in try Outbox.read(from: connection).withDependants(id.rawValue) {
                effects += try OutboxChange.all(ofEntry: entry, in: connection).flatMap(\.effects)
            }
            return effects
        }
    }

    /// The effects lost by a choice of sides: the whole write with all that need it, or some fields.
    fileprivate func effectsLost(by id: OutboxNumber, keeping sides: [OutboxField.ID: OutboxSide]) throws -> [String] {
        let lost: [String]? = try database.read { connection throws(AppError) in
            var lost: [String] = []
            for change in try OutboxChange.all(ofEntry: id.rawValue, in: connection) {
                guard let kind = RecordKind(rawValue: change.kind)?.synced else { continue }
                let record = try ContestedRecord(change: change, kind: kind, in: connection)
                if record.isWhole, sides[record.wholeID] != .mine { return nil }
                lost += record.fieldsLost(keeping: sides)
            }
            return lost
        }
        return try lost ?? effectsOfAll(needing: id)
    }
}

extension ContestedRecord {
    /// The fields given up in favour of the other workstation's.
    fileprivate func fieldsLost(keeping sides: [OutboxField.ID: OutboxSide]) -> [String] {
        contested.filter { sides[id($0)] != .mine }.compactMap { name in
            guard case .text(let value)? = mine?.fields[name].flatMap({ JSONValue($0) }) else { return nil }
            return WriteEffect.field(name, of: change.subject, value)
        }
    }
}

extension OutboxChange {
    fileprivate var effects: [String] {
        RecordKind(rawValue: kind).map { WriteEffect.all($0, subject, before: before, after: after) } ?? []
    }
}
