import Domain
import FoundationEssentials

/// Keeps each person's place in the clinic's file, last and at each terminal, and the visitor's of each terminal.
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
                try connection.run(
                    "INSERT INTO saved_state (owner, body) VALUES (?, ?) ON CONFLICT (owner) DO UPDATE SET body = excluded.body",
                    [.text(terminal.plainName(of: owner)), .blob(Array(body))])
            }
        }
    }
}
