// only sqlite
import Domain
import Foundation

/// Where somebody was, in the app's file.
struct SavedStateStore: SavedStateRepository {
    let database: Database

    func savedState() async throws(AppError) -> Data? {
        try database.rows("SELECT state FROM saved_state") { Data($0.text(0).utf8) }.first
    }

    func save(_ state: Data) async throws(AppError) {
        try database.run(
            "INSERT OR REPLACE INTO saved_state (id, state) VALUES (1, ?)",
            [.text(String(decoding: state, as: UTF8.self))])
    }
}
