import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

/// The keys of an invitation and of who accepts it.
@Suite(.timeLimit(.minutes(60))) struct InvitationKeyTests {
    @Test func `a code opens the invitation's key, and who accepts it has another one`() async throws {
        let (store, ben) = (try await manager(), ExampleStaff.ben.staff)
        let before = try record(ben.id, in: store)
        let invitation = try await store.staff.inviteAgain(before.colleague, operation: StoreHarness.operation())
        let locked = try LockedKey(stored: try #require(try record(ben.id, in: store).invitation).key, of: ben.id)
        let opened = try PasswordHasher(cost: .least).open(locked, with: Secret(invitation.code.text))
        let key = try #require(opened).publicKey.hexadecimal
        #expect(try record(ben.id, in: store).publicKey == before.publicKey, "until it is accepted")
        try await store.staff.accept(
            "ben", code: Secret(invitation.code.text), password: Secret("seven green bottles"),
            operation: StoreHarness.operation())
        let after = try record(ben.id, in: store)
        #expect(after.invitation == nil)
        #expect(Set([before.publicKey, key, after.publicKey]).count == 3)
        let own = try PasswordHasher(cost: .least).open(
            LockedKey(stored: after.lockedKey, of: ben.id), with: Secret("seven green bottles"))
        #expect(own?.publicKey.hexadecimal == after.publicKey)
    }

    @Test func `a code for a new password ends with a new password, and with the sessions`() async throws {
        let (store, maya) = (try await manager(), ExampleStaff.maya.staff)
        let me = try record(maya.id, in: store).colleague
        _ = try await store.staff.inviteAgain(me, operation: StoreHarness.operation())
        try await store.sessions.changePassword(
            from: Secret("clinic-demo"), to: Secret("seven green bottles"), operation: StoreHarness.operation())
        #expect(try record(maya.id, in: store).invitation == nil)
        let ben = try record(ExampleStaff.ben.staff.id, in: store).colleague
        _ = try await store.staff.inviteAgain(ben, operation: StoreHarness.operation())
        _ = try await store.staff.change(.endingSessions, of: ben, operation: StoreHarness.operation())
        #expect(try record(ben.id, in: store).invitation == nil)
    }

    @Test func `a lock that was exchanged for another's opens nothing`() async throws {
        let store = try await manager()
        _ = try await store.writer.write { connection throws(AppError) in
            try connection.run(
                "UPDATE staff SET locked_key = (SELECT locked_key FROM staff WHERE user_name = 'ben') "
                    + "WHERE user_name = 'maya'", [])
        }
        await #expect(throws: AppError.wrongCredentials) {
            try await store.sessions.signIn(.sample(.manager), operation: StoreHarness.operation())
        }
    }

    @Test func `another password opens the same key`() async throws {
        let (store, maya) = (try await manager(), ExampleStaff.maya.staff)
        let before = try record(maya.id, in: store)
        try await store.sessions.changePassword(
            from: Secret("clinic-demo"), to: Secret("seven green bottles"), operation: StoreHarness.operation())
        let after = try record(maya.id, in: store)
        #expect(after.publicKey == before.publicKey)
        #expect(after.lockedKey != before.lockedKey)
        let hasher = PasswordHasher(cost: .least)
        let opened = try hasher.open(
            LockedKey(stored: after.lockedKey, of: maya.id), with: Secret("seven green bottles"))
        #expect(opened?.publicKey.hexadecimal == before.publicKey)
    }

    private func manager() async throws -> ClinicStore {
        let store = try StoreHarness.open(.memory)
        _ = try await store.sessions.signIn(.sample(.manager), operation: StoreHarness.operation())
        return store
    }

    private func record(_ id: Staff.ID, in store: ClinicStore) throws -> StaffRecord {
        try store.database.read { connection throws(AppError) in try StaffRecord.known(id, in: connection) }
    }
}
