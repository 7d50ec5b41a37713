import Data
import Domain
import Foundation
import Support
import Testing

@Suite struct StoreTests {
    // if sqlite
    private let store: Store

    init() throws { store = try Store(at: ":memory:") }
    // else
    private let store = Store()
    // end

    @Test func `the store keeps the contract`() async throws {
        try await GiftCardContract(store.giftCards).hold()
    }

    @Test func `the fake keeps the contract`() async throws {
        try await GiftCardContract(try FakeGiftCardRepository()).hold()
    }

    @Test func `where somebody was is remembered`() async throws {
        #expect(try await store.savedStates.savedState() == nil)
        try await store.savedStates.save(Data("there".utf8))
        #expect(try await store.savedStates.savedState() == Data("there".utf8))
    }
    // if sign-in

    @Test func `a session lasts until its user signs out`() async throws {
        var sessions = store.sessions.session().makeAsyncIterator()
        #expect(try await sessions.next(isolation: nil)?.get() == .some(nil))
        await #expect(throws: AppError.wrongCredentials) {
            try await store.sessions.signIn(Credentials(userName: "ana", password: "wrong"))
        }
        let session = try await store.sessions.signIn(Credentials(userName: "ana", password: "demo"))
        #expect(try await sessions.next(isolation: nil)?.get() == session)
        try await store.sessions.signOut()
        #expect(try await sessions.next(isolation: nil)?.get() == .some(nil))
    }
    // end
}
