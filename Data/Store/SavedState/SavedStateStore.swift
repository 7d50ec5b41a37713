import Domain
import FoundationEssentials

/// Keeps each person's place in the clinic's file, last and at each terminal, the visitor's of each terminal, and
/// the lines that people typed.
struct SavedStateStore: SavedStateRepository {
    let database: GuardedDatabase
    let terminal: Terminal

    func savedState(of owner: StateOwner) async throws(AppError) -> Data? {
        let name = terminal.storedName(of: owner)
        return try database.read(for: owner) { connection throws(AppError) in
            try connection.first("SELECT body FROM saved_state WHERE owner = ?", [.text(name)]) {
                row throws(AppError) in Data(try row.blob(0))
            }
        }
    }

    func outcome(of operation: OperationID) async throws(AppError) -> WriteOutcome? {
        try database.readForAnyone { connection throws(AppError) in
            try WriteOutcome.find(operation, in: connection)
        }
    }

    func save(_ states: [StateOwner: Data]) async throws(AppError) {
        try await database.writeForAnyone { [terminal] connection throws(AppError) in
            for (owner, body) in states {
                try Self.put(body, as: terminal.plainName(of: owner), in: connection)
            }
        }
    }

    private static func put(_ body: Data, as name: String, in connection: Connection) throws(AppError) {
        try connection.run(
            "INSERT INTO saved_state (owner, body) VALUES (?, ?) ON CONFLICT (owner) DO UPDATE SET body = excluded.body",
            [.text(name), .blob(Array(body))])
    }
}

/// The lines that people typed, each person's in a row of their own.
extension SavedStateStore {
    func typedHistory(of staff: Staff.ID) async throws(AppError) -> TypedHistory {
        try database.read(for: .staff(staff)) { connection throws(AppError) in
            try Self.history(named: Self.name(of: staff), in: connection)
        }
    }

    func keep(typed line: String, of staff: Staff.ID) async throws(AppError) {
        try await database.write(for: .staff(staff)) { connection throws(AppError) in
            let name = Self.name(of: staff)
            var history = TypedHistory()
            do throws(AppError) {
                history = try Self.history(named: name, in: connection)
            } catch {
                guard case .storage(.corrupt) = error else { throw error }
            }
            if history.add(line) { try Self.put(history.bytes, as: name, in: connection) }
        }
    }

    private static func name(of staff: Staff.ID) -> String { "lines:\(staff.rawValue.uuidString)" }

    private static func history(named name: String, in connection: Connection) throws(AppError) -> TypedHistory {
        let stored = try connection.first("SELECT body FROM saved_state WHERE owner = ?", [.text(name)]) {
            row throws(AppError) in
            guard let history = TypedHistory(reading: Data(try row.blob(0))) else {
                throw row.corrupt("the lines that somebody typed make no sense")
            }
            return history
        }
        return stored ?? TypedHistory()
    }
}
