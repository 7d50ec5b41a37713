import Domain
import Foundation

@testable import Data
@testable import DataSync

/// A check that a file has every acknowledged write of a workstation exactly once, and nothing that nobody wrote.
struct JournalCheck {
    let journal: WorkstationJournal
    /// Whether it is the workstation's own file, which also has the data that workstations do not share.
    let isOwn: Bool

    /// The problems found, in words.
    func problems(in connection: Connection) throws -> [String] {
        var problems: [String] = []
        for write in journal.acknowledged where !isDiscarded(write) {
            for (what, sql, values) in wanted(by: write) {
                let count = try connection.first(sql, values) { row throws(AppError) in try row.integer(0) }
                if count != 1 { problems.append("\(count ?? 0) times: \(what), acknowledged as \(write.line)") }
            }
        }
        problems += try lastEdits(in: connection)
        return try problems + nothingElse(in: connection)
    }

    private func isDiscarded(_ write: WorkstationJournal.Write) -> Bool {
        write.subjects.contains { text in UUID(uuidString: text).map(journal.discarded.contains) ?? false }
    }

    /// The rows that must exist exactly once.
    private func wanted(by write: WorkstationJournal.Write) -> [(what: String, sql: String, values: [SQLValue])] {
        let subjects = write.subjects.compactMap { UUID(uuidString: $0) }
        var wanted = subjects.map { subject -> (String, String, [SQLValue]) in
            let id = SQLValue.identity(subject)
            return switch write.words[0] {
            case "register", "save":
                ("the patient", "SELECT count(*) FROM patient WHERE id = ?", [id])
            case "note":
                (
                    "the note", "SELECT count(*) FROM clinical_note WHERE id = ? AND text = ?",
                    [id, .text(write.words[2])]
                )
            case "place":
                (
                    "the order with its lines",
                    "SELECT count(*) FROM orders WHERE id = ? AND EXISTS (SELECT 1 FROM order_line WHERE order_id = id)",
                    [id]
                )
            case "pay", "callOff":
                (
                    "the step", "SELECT count(*) FROM order_event WHERE order_id = ? AND state = ?",
                    [id, .text(write.words[0] == "pay" ? "paid" : "cancelled")]
                )
            case "cancel":
                (
                    "the cancelled appointment",
                    "SELECT count(*) FROM appointment WHERE id = ? AND status = 'cancelled'", [id]
                )
            default: ("the appointment", "SELECT count(*) FROM appointment WHERE id = ?", [id])
            }
        }
        if isOwn {
            let operation = SQLValue.identity(write.operation)
            wanted.append(("the operation", "SELECT count(*) FROM operation WHERE id = ?", [operation]))
        }
        return wanted
    }

    /// Patients who are changed only here must match the last acknowledged change, or a later open one.
    private func lastEdits(in connection: Connection) throws -> [String] {
        var last: [String: [[String]]] = [:]
        for write in journal.acknowledged {
            if write.words[0] == "register" { last[write.subjects[0]] = [Array(write.words[1...])] }
            if write.words[0] == "save" { last[write.words[1]] = [Array(write.words[2...])] }
        }
        for write in journal.open.values where write.words[0] == "save" {
            last[write.words[1]]?.append(Array(write.words[2...]))
        }
        var problems: [String] = []
        for (patient, drafts) in last where drafts[0][0].hasPrefix("\(journal.word) ") {
            guard let id = UUID(uuidString: patient), !journal.discarded.contains(id) else { continue }
            let found = try connection.first(
                "SELECT name, born, phone, coalesce(email, ''), coalesce(address, '') FROM patient WHERE id = ?",
                [.identity(id)]
            ) { row throws(AppError) in
                [try row.text(0), try row.text(1), try row.text(2), try row.text(3), try row.text(4)]
            }
            if found.map(drafts.contains) != true { problems.append("\(patient) is \(found ?? []), not \(drafts)") }
        }
        return problems
    }

    /// There is no duplicate and no unrequested patient, and no refused write was applied.
    private func nothingElse(in connection: Connection) throws -> [String] {
        let names = try connection.rows(
            "SELECT name FROM patient WHERE name LIKE ?", [.text("\(journal.word) %")]
        ) { row throws(AppError) in try row.text(0) }
        var problems = names.filter { !journal.names.contains($0) }.map { "nobody registered \($0)" }
        if Set(names).count != names.count { problems.append("somebody of \(journal.word) is registered twice") }
        let notes = try connection.rows("SELECT text FROM clinical_note GROUP BY text HAVING count(*) > 1") {
            row throws(AppError) in try row.text(0)
        }
        problems += notes.map { "the note “\($0)” is there twice" }
        problems += try unaskedOrders(in: connection)
        for operation in isOwn ? journal.refused : [] {
            let isThere = try connection.first(
                "SELECT 1 FROM operation WHERE id = ?", [.identity(operation)]
            ) { _ in true }
            if isThere != nil { problems.append("\(operation) was refused, and is there") }
        }
        return problems
    }

    /// If no purchase is open, the orders are exactly the acknowledged ones.
    private func unaskedOrders(in connection: Connection) throws -> [String] {
        guard !journal.open.values.contains(where: { $0.words[0] == "place" }) else { return [] }
        let known = Set(journal.acknowledged.filter { $0.words[0] == "place" }.flatMap(\.subjects))
        let orders = try connection.rows(
            "SELECT id FROM orders WHERE customer = ?", [.text("Customer of \(journal.word)")]
        ) { row throws(AppError) in try row.identity(0).uuidString }
        return orders.filter { !known.contains($0) }.map { "nobody heard of order \($0)" }
    }
}
