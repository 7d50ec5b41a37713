import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

/// The key of a clinic, under which locked keys are stored.
@Suite(.timeLimit(.minutes(60))) struct ClinicKeyTests {
    private let ben = ExampleStaff.ben.staff.id

    @Test func `a locked key is stored under the clinic's key, for one person, the same everywhere`() throws {
        let (key, hasher) = (try ClinicKey(), PasswordHasher(cost: .least))
        let secret = Secret("clinic-demo")
        for locked in [try hasher.seal(try SigningKey(), under: secret), try hasher.derive(from: secret), .hash("$a$")]
        {
            let stored = try key.encrypt(locked, of: ben)
            #expect(try key.decrypt(stored, of: ben) == locked)
            #expect(try key.encrypt(locked, of: ben) == stored)
            #expect(try ClinicKey().decrypt(stored, of: ben) == nil)
            #expect(try key.decrypt(stored, of: ExampleStaff.ana.staff.id) == nil)
            #expect(LockedKey(text: stored) == .hash(stored), "nothing in it can be tried")
            #expect(ClinicKey.isEncrypted(stored))
        }
    }

    @Test func `a stored text that was changed opens no more, wherever it was`() throws {
        let (key, hasher) = (try ClinicKey(), PasswordHasher(cost: .least))
        let stored = Array(try key.encrypt(try hasher.derive(from: Secret("clinic-demo")), of: ben))
        for index in stored.indices {
            var changed = stored
            changed[index] = changed[index] == "0" ? "1" : "0"
            #expect(try key.decrypt(String(changed), of: ben) == nil, "character \(index)")
            #expect(try key.decrypt(String(stored[..<index]), of: ben) == nil, "up to character \(index)")
        }
    }

    @Test func `the public key of an invitation is read without the clinic's key, and no other is`() throws {
        let (key, hasher) = (try ClinicKey(), PasswordHasher(cost: .least))
        let invitation = try hasher.derive(from: Secret("7K2M"))
        guard case .derived(let publicKey, _, _) = invitation else { throw AppError.wrongCredentials }
        #expect(ClinicKey.publicKey(of: try key.encrypt(invitation, of: ben)) == publicKey)
        let sealed = try key.encrypt(try hasher.seal(try SigningKey(), under: Secret("clinic-demo")), of: ben)
        for other in [sealed, "", "$argon2id$", "encrypted 00 11"] { #expect(ClinicKey.publicKey(of: other) == nil) }
    }

    @Test(arguments: FormatFile.allCases)
    func `hashes of an older clinic are encrypted, and open; those of a shared one wait for its key`(
        _ file: FormatFile
    ) async throws {
        try await withFolder { folder in
            try file.plant(in: folder)
            let store = try StoreHarness.open(.folder(folder), clock: FixedClock(.sample + 3_600))
            let connection = try Connection(path: StoreHarness.file(folder))
            let stored = try connection.rows("SELECT locked_key FROM staff") { row throws(AppError) in try row.text(0) }
            let isShared = try connection.isShared()
            #expect(stored.allSatisfy { $0.hasPrefix("$argon2id$") == isShared && !$0.isEmpty })
            #expect(stored.allSatisfy { ClinicKey.isEncrypted($0) != isShared })
            #expect(try (ClinicKey.find(in: connection) == nil) == isShared)
            _ = try await store.sessions.signIn(.sample(.receptionist), operation: StoreHarness.operation())
            let after = try StaffRecord.known(ben, in: connection)
            #expect((after.publicKey == nil) == isShared, "nobody gets a key that could not be encrypted")
        }
    }

    @Test func `a key that is gone, or another's, is found, with what to do`() async throws {
        try await BackupPlace.with { place in
            func findings() async throws -> [ClinicFinding] {
                try await ClinicVerification(of: place.clinic).findings().filter { $0.check == "key" }
            }
            #expect(try await findings() == [])
            try StoreHarness.run("UPDATE clinic_key SET secret = randomblob(16)", in: place.clinic)
            let found = try await findings()
            #expect(found.count == ExampleStaff.allCases.count)
            #expect(found.first?.problem == "The clinic's key does not open the lock of ana.")
            try StoreHarness.run("DELETE FROM clinic_key", in: place.clinic)
            #expect(try await findings().map(\.problem) == [AppError.noClinicKey.message])
            #expect(try await findings().map(\.remedy) == [ClinicFinding.restore])
        }
    }
}
