import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

/// The migration of a clinic of an older format, and the schema of format 95.
@Suite(.timeLimit(.minutes(60))) struct Format95Tests {
    /// Files of format 95 exist: a change needs a new migration, never an edit of this one.
    @Test func `format 95 never changes`() throws {
        let before = Set(try FileContents(migrations: Migration.all.filter { $0.version < 95 }).columns())
        let after = try FileContents(migrations: Migration.all.filter { $0.version <= 95 }).columns()
        #expect(
            after.filter { !before.contains($0) }.sorted() == [
                "gift_card.done_at INTEGER?", "gift_card.id BLOB", "gift_card.number INTEGER?", "gift_card.title TEXT",
            ])
    }

    @Test func `a clinic from before has no gift cards yet`() async throws {
        try await withFolder { folder in
            try FormatFile.newest.plant(in: folder)
            let store = try StoreHarness.open(.folder(folder), clock: FixedClock(.sample + 3_600))
            _ = try await store.sessions.signIn(.sample(.receptionist), operation: StoreHarness.operation())
            var giftCards = store.giftCards.giftCards().reader()
            #expect(try await giftCards.value() == [])
        }
    }

    @Test(arguments: ["title = ' '", "id = zeroblob(16), title = ''"])
    func `a row that Domain does not accept is a damaged file`(damage: String) async throws {
        try await withFolder { folder in
            _ = try StoreHarness.open(.folder(folder))
            try StoreHarness.run("UPDATE gift_card SET \(damage) WHERE number = 801", in: folder)
            let store = try StoreHarness.open(.folder(folder))
            _ = try await store.sessions.signIn(.sample(.receptionist), operation: StoreHarness.operation())
            var giftCards = store.giftCards.giftCards().reader()
            #expect(try await giftCards.error()?.code == "storage-corrupt")
        }
    }
}
