import Domain
import Foundation

/// Keeps each person's place in the clinic's file. Needs no permission: it is about this station only.
struct SavedStateStore: SavedStateRepository {
    let database: GuardedDatabase

    func savedState(of owner: StateOwner) async throws(AppError) -> Data? {
        try database.readForAnyone { connection throws(AppError) in
            try connection.first("SELECT body FROM saved_state WHERE owner = ?", [.text(owner.storedName)]) {
                row throws(AppError) in Data(try row.blob(0))
            }
        }
    }

    func save(_ states: [StateOwner: Data]) async throws(AppError) {
        try await database.writeForAnyone { connection throws(AppError) in
            for (owner, body) in states {
                try connection.run(
                    "INSERT INTO saved_state (owner, body) VALUES (?, ?) ON CONFLICT (owner) DO UPDATE SET body = excluded.body",
                    [.text(owner.storedName), .blob(Array(body))])
            }
        }
    }
}

extension StateOwner {
    /// How the owner is named in storage.
    var storedName: String {
        switch self {
        case .visitor: "visitor"
        case .staff(let id): "staff:\(id.rawValue.uuidString)"
        }
    }
}
