import DataSupport
import Domain
import Foundation
import Testing
import Support

@testable import Data

/// One thing that somebody with the clinic's file at hand does to it.
struct Tampering {
    private let connection: Connection
    private var random: SeededGenerator
    /// The number of entries.
    private let last: Int

    init(_ file: String, seed: UInt64) throws {
        connection = try Connection(path: file)
        random = SeededGenerator(seed: seed)
        last =
            try connection.first("SELECT max(position) FROM log_entry") { row throws(AppError) in try row.integer(0) }
            ?? 0
        for pragma in ["foreign_keys = OFF", "ignore_check_constraints = ON"] { try connection.run("PRAGMA \(pragma)") }
    }

    /// Does it.
    ///
    /// - Returns: what it did, and a word that the finding has to have.
    mutating func carryOut() throws -> (what: String, word: String) {
        let entry = Int.random(in: 1...last, using: &random)
        switch Int.random(in: 0..<14, using: &random) {
        case 0, 1, 2, 3: return try rewriteRow()
        case 4: return try rewrite(entry, "intent", isHashed: false)
        case 5: return try rewrite(entry, "intent", isHashed: true)
        case 6: return try rewrite(entry, "leaf", isHashed: false)
        case 7: return try delete(entry, isHashed: false)
        case 8: return try delete(last, isHashed: false)
        case 9: return try delete(last, isHashed: true)
        case 10: return try swap(entry, entry == last ? 1 : last)
        case 11: return try changeIndex(entry)
        case 12: return try unsign()
        default: return try forge()
        }
    }

    /// Letters for letters, as somebody does who wants the file to keep its size.
    private mutating func rewriteRow() throws -> (String, String) {
        let (kind, field) =
            [
                (RecordKind.patient, "phone"), (.patient, "address"), (.clinicalNote, "text"), (.staff, "role"),
                (.staff, "public_key"),
                (.product, "price"), (.product, "stock"), (.order, "customer"), (.appointment, "start_at"),
                (.appointment, "service"),
                (.song, "title"), (.seller, "phone"), (.clinic, "time_zone"),
            ].randomElement(using: &random) ?? (.patient, "phone")
        let table = kind.synced.table
        let rows = try connection.rows(
            "SELECT \(kind.synced.identity) FROM \(table) WHERE \(field) IS NOT NULL ORDER BY 1"
        ) {
            row throws(AppError) in try row.identity(0)
        }
        guard let row = rows.randomElement(using: &random) else { return try rewrite(last, "intent", isHashed: false) }
        try connection.run(
            """
            UPDATE \(table) SET \(field) = iif(typeof(\(field)) = 'integer', \(field) + 60000,
                iif(substr(\(field), 1, 1) = 'x', 'y', 'x') || substr(\(field), 2))
            WHERE \(kind.synced.identity) = ?
            """, [.identity(row)])
        let name = try RecordName(kind, kind.image(of: row, in: connection), in: connection).title
        return ("rewrote \(field) of \(name)", name)
    }

    private mutating func rewrite(_ entry: Int, _ column: String, isHashed: Bool) throws -> (String, String) {
        var bytes = try bytes(column, of: entry)
        let place = Int.random(in: bytes.indices, using: &random)
        bytes[place] ^= UInt8.random(in: 1...255, using: &random)
        try connection.run("UPDATE log_entry SET \(column) = ? WHERE position = ?", [.blob(bytes), .integer(entry)])
        if isHashed { try hashAgain() }
        return ("changed byte \(place) of \(column) of entry \(entry), \(isHashed)", "")
    }

    private func bytes(_ column: String, of entry: Int) throws -> [UInt8] {
        try connection.first("SELECT \(column) FROM log_entry WHERE position = ?", [.integer(entry)]) {
            row throws(AppError) in
            try row.optionalBlob(0)
        }.flatMap(\.self) ?? []
    }

    private func delete(_ entry: Int, isHashed: Bool) throws -> (String, String) {
        try connection.run("DELETE FROM log_entry WHERE position = ?", [.integer(entry)])
        if isHashed {
            try connection.run("DELETE FROM log_subject WHERE position = ?", [.integer(entry)])
            try hashAgain()
        }
        return ("deleted entry \(entry) of \(last), \(isHashed)", "")
    }

    private func swap(_ one: Int, _ other: Int) throws -> (String, String) {
        for (from, to) in [(one, 0), (other, one), (0, other)] {
            try connection.run("UPDATE log_entry SET position = ? WHERE position = ?", [.integer(to), .integer(from)])
        }
        return ("swapped entries \(one) and \(other)", "")
    }

    private func changeIndex(_ entry: Int) throws -> (String, String) {
        try connection.run("DELETE FROM log_subject WHERE position = ?", [.integer(entry)])
        return ("hid entry \(entry)", "index")
    }

    private func unsign() throws -> (String, String) {
        try connection.run(
            """
            UPDATE log_entry SET signature = NULL WHERE position = (
                SELECT max(position) FROM log_entry WHERE signature IS NOT NULL)
            """)
        try hashAgain()
        return ("took the last signature away", "signed")
    }

    /// A patient's phone is changed in the table and, in somebody's name, in the log.
    private mutating func forge() throws -> (String, String) {
        guard let written = SignedIntent(try bytes("intent", of: last)) else {
            return try delete(last, isHashed: true)
        }
        let key = try SigningKey()
        switch Int.random(in: 0..<5, using: &random) {
        case 0: return try forge(try changedPatient(), by: written.author, as: written, "signed")
        case 1: return try forge(try changedPatient(), by: .sample(99), as: written, "signed")
        case 2: return try forge(try changedPatient(), by: .nobody, as: written, "nobody")
        case 3: return try forge(try changedPatient(), by: written.author, as: written, "signed", signedWith: key)
        default:
            return try forge(
                try changedKey(to: key), by: ExampleStaff.maya.staff.id.rawValue, as: written, "signed", signedWith: key
            )
        }
    }

    /// Appends an entry that fits everything but its signature, which another key makes, if any.
    private func forge(
        _ change: RecordChange, by author: UUID, as written: SignedIntent, _ word: String,
        signedWith key: SigningKey? = nil
    ) throws -> (String, String) {
        let forged = SignedIntent(
            clinic: written.clinic, operation: .sample(5), author: author, workstation: written.workstation,
            at: written.at, changes: [SignedIntent.Change(change, .written, version: 0)])
        try LogEntry(position: last + 1, forged, signature: key?.sign(forged))
            .insert(forged, in: connection)
        try hashAgain()
        return ("forged an entry", word)
    }

    private func changedPatient() throws -> RecordChange {
        let id = try connection.first("SELECT id FROM patient ORDER BY number LIMIT 1") { row throws(AppError) in
            try row.identity(0)
        }
        return try changed(.patient, try #require(id), "UPDATE patient SET phone = '0000' WHERE id = ?")
    }

    private func changedKey(to key: SigningKey) throws -> RecordChange {
        try changed(
            .staff, ExampleStaff.maya.staff.id.rawValue,
            "UPDATE staff SET public_key = '\(key.publicKey.hexadecimal)' WHERE id = ?")
    }

    private func changed(_ kind: RecordKind, _ id: UUID, _ statement: String) throws -> RecordChange {
        let before = try kind.image(of: id, in: connection)
        try connection.run(statement, [.identity(id)])
        return RecordChange(kind: kind, subject: id, before: before, after: try kind.image(of: id, in: connection))
    }

    /// Makes all hashes right, as somebody does who knows how.
    private func hashAgain() throws {
        var tree = MerkleFrontier()
        let entries = try connection.rows("SELECT position, intent, signature FROM log_entry ORDER BY position") {
            row throws(AppError) in
            (
                position: try row.integer(0),
                leaf: LogEntry.leaf(SignedIntent(try row.blob(1))?.statement ?? [], try row.optionalBlob(2))
            )
        }
        for (position, leaf) in entries {
            try connection.run(
                "UPDATE log_entry SET leaf = ? WHERE position = ?", [.blob(leaf.bytes), .integer(position)])
            tree.append(leaf)
        }
        try connection.run("UPDATE log_head SET entries = ?, frontier = ?", [.integer(tree.count), .blob(tree.stored)])
    }
}
