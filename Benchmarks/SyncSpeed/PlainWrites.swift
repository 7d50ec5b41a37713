import CSQLite
import Data
import Foundation

/// The statements of writes through SQLite's C API alone: each prepared once, every value of every row looked at.
final class PlainWrites {
    private let handle: OpaquePointer
    private var prepared: [String: OpaquePointer] = [:]
    private var steps: [(statement: OpaquePointer, values: [HeardStatement.Value])] = []
    private var seen = 0

    /// Makes ready to say on the clinic in a folder what was heard on another copy of it.
    init(_ folder: String, _ heard: [HeardStatement]) throws {
        var opened: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX
        guard sqlite3_open_v2("\(folder)/clinic.sqlite", &opened, flags, nil) == SQLITE_OK, let opened else {
            throw Misuse("\(folder) cannot be opened")
        }
        handle = opened
        for said in heard { steps.append((try statement(said.sql), said.values)) }
    }

    deinit {
        for statement in prepared.values { sqlite3_finalize(statement) }
        sqlite3_close_v2(handle)
    }

    private func statement(_ sql: String) throws -> OpaquePointer {
        if let statement = prepared[sql] { return statement }
        var made: OpaquePointer?
        let flags = UInt32(SQLITE_PREPARE_PERSISTENT)
        guard sqlite3_prepare_v3(handle, sql, -1, flags, &made, nil) == SQLITE_OK, let made else {
            throw Misuse("\(String(cString: sqlite3_errmsg(handle))) in \(sql)")
        }
        prepared[sql] = made
        return made
    }

    /// Says a part of it.
    func run(_ part: Range<Int>) throws {
        for (statement, values) in steps[part] {
            for (index, value) in values.enumerated() { bind(value, to: statement, at: Int32(index + 1)) }
            while sqlite3_step(statement) == SQLITE_ROW {
                for column in 0..<sqlite3_column_count(statement) { look(statement, column) }
            }
            guard sqlite3_reset(statement) == SQLITE_OK else { throw Misuse(String(cString: sqlite3_errmsg(handle))) }
        }
    }

    private func bind(_ value: HeardStatement.Value, to statement: OpaquePointer, at index: Int32) {
        switch value {
        case .integer(let number): sqlite3_bind_int64(statement, index, number)
        case .text(let text): sqlite3_bind_text(statement, index, text, -1, Self.copied)
        case .blob(let bytes): sqlite3_bind_blob(statement, index, bytes, Int32(bytes.count), Self.copied)
        case .null: sqlite3_bind_null(statement, index)
        }
    }

    private func look(_ row: OpaquePointer, _ column: Int32) {
        seen &+= Int(sqlite3_column_bytes(row, column))
        if sqlite3_column_type(row, column) == SQLITE_TEXT {
            seen &+= Int(sqlite3_column_text(row, column)?.pointee ?? 0)
        }
    }

    /// SQLITE_TRANSIENT, whose C macro Swift cannot import.
    private static var copied: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }
}

extension PlainWrites {
    /// The statements of so many writes at a workstation, from their first BEGIN on.
    private static func heard(_ work: Work, _ times: Int, in folder: String) async throws -> [HeardStatement] {
        let all = try await HeardStatement.during {
            let workstation = try await Workstation(folder)
            try await workstation.make(work, 0)
            try await workstation.make(work, times)
        }
        // What is read meanwhile is said on other connections.
        let writer = all.last { $0.sql == "BEGIN IMMEDIATE" }?.connection
        let said = withoutCheckpoints(all.filter { $0.connection == writer })
        let begins = said.indices.filter { said[$0].sql == "BEGIN IMMEDIATE" }.suffix(times)
        guard begins.count == times, let first = begins.first else { throw Misuse("no writes were heard") }
        return Array(said[first...])
    }

    /// The statements of writes. A checkpoint holds the write lock only: it begins, and rolls back at once.
    private static func withoutCheckpoints(_ said: [HeardStatement]) -> [HeardStatement] {
        var writes: [HeardStatement] = []
        for statement in said {
            if statement.sql == "ROLLBACK", writes.last?.sql == "BEGIN IMMEDIATE" {
                writes.removeLast()
            } else {
                writes.append(statement)
            }
        }
        return writes
    }

    /// Hears `total` writes at a copy of a clinic, and makes some of them on another copy.
    static func run(_ work: Work, in folder: String, _ times: Int, of total: Int) async throws {
        let (heard, other) = try await ready(folder, work, total)
        let plain = try PlainWrites(other, heard.statements)
        try plain.run(0..<heard.ends[times])
    }

    /// Makes the same writes in both ways, in turns, and says how long each took.
    static func compare(_ work: Work, in folder: String, _ times: Int) async throws {
        var (ours, theirs) = ([Double](), [Double]())
        for round in 0..<7 {
            let (heard, other) = try await ready(folder, work, times)
            let copy = "\(folder)-\(round)"
            defer { try? FileManager.default.removeItem(atPath: copy) }
            try FileManager.default.copyItem(atPath: folder, toPath: copy)
            let workstation = try await Workstation(copy)
            try await workstation.make(work, 0)
            ours.append(try await SyncSpeed.time { try await workstation.make(work, times) })
            let plain = try PlainWrites(other, heard.statements)
            theirs.append(try await SyncSpeed.time { try plain.run(0..<heard.statements.count) })
        }
        let (mine, their) = ((ours.min() ?? 0) / Double(times), (theirs.min() ?? 1) / Double(times))
        print(String(format: "%.1f us, SQLite alone %.1f us, ratio %.2f", mine * 1e6, their * 1e6, mine / their))
    }

    /// The statements of writes to one copy of a clinic, with the end of each write, and another copy to replay them.
    private static func ready(
        _ folder: String, _ work: Work, _ times: Int
    ) async throws -> (heard: (statements: [HeardStatement], ends: [Int]), other: String) {
        let (listened, other) = ("\(folder)-heard", "\(folder)-plain")
        // The clinic is there, and shared.
        _ = try await Workstation(folder).store.leave()
        for copy in [listened, other] {
            try? FileManager.default.removeItem(atPath: copy)
            try FileManager.default.copyItem(atPath: folder, toPath: copy)
        }
        let statements = try await heard(work, times, in: listened)
        let ends = [0] + statements.indices.filter { statements[$0].sql == "COMMIT" }.map { $0 + 1 }
        return ((statements, ends), other)
    }
}
