import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

@Suite(.timeLimit(.minutes(10))) struct PasswordTests {
    @Test func `a hash says how it was made and has its own salt`() throws {
        let hasher = PasswordHasher(cost: .interactive)
        let (one, other) = (try hasher.hash(Secret("clinic-demo")), try hasher.hash(Secret("clinic-demo")))
        #expect(one.hasPrefix("$argon2id$v=19$m=19456,t=2,p=1$"))
        #expect(one != other)
        #expect(try !hasher.isOutdated(one))
    }

    @Test(arguments: ["", "clinic-demo", "pässwörd 陳", "a\0b"])
    func `only the password itself belongs to its hash`(password: String) throws {
        let hasher = PasswordHasher(cost: .least)
        let hash = try hasher.hash(Secret(password))
        #expect(try hasher.verify(Secret(password), against: hash))
        for wrong in [password + "x", "x" + password, password.uppercased() + "!", "a"] {
            #expect(try !hasher.verify(Secret(wrong), against: hash), "\(wrong.debugDescription)")
        }
    }

    /// An invalid hash would be refused at once, and the timing would reveal that nobody has this name.
    @Test(arguments: [PasswordCost.least, .interactive])
    func `a name that nobody has costs what any other does`(cost: PasswordCost) throws {
        let hasher = PasswordHasher(cost: cost)
        #expect(try !hasher.isOutdated(hasher.decoy))
        #expect(try !hasher.verify(Secret("clinic-demo"), against: hasher.decoy))
    }

    @Test func `a hash of another cost is renewed at sign in`() async throws {
        try await withFolder { folder in
            _ = try StoreHarness.open(.folder(folder))
            let dearer = PasswordCost(passes: 2, memoryBytes: 16_384)
            let store = try StoreHarness.open(.folder(folder), passwords: dearer)
            _ = try await store.sessions.signIn(.sample(.pharmacist), operation: StoreHarness.operation())
            let hashes = try hashes(folder)
            #expect(hashes["ana"]?.hasPrefix("$argon2id$v=19$m=16,t=2,p=1$") == true)
            #expect(hashes["ben"]?.hasPrefix("$argon2id$v=19$m=8,t=1,p=1$") == true)
            _ = try await store.sessions.signIn(.sample(.pharmacist), operation: StoreHarness.operation())
            #expect(try self.hashes(folder)["ana"] == hashes["ana"], "a hash of today's cost stays")
        }
    }

    @Test func `a password is nowhere in the files`() async throws {
        try await withFolder { folder in
            let store = try StoreHarness.open(.folder(folder))
            _ = try await store.sessions.signIn(.sample(.manager), operation: StoreHarness.operation())
            for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
                let bytes = Foundation.Data(try StoreHarness.bytes("\(folder)/\(name)"))
                #expect(bytes.range(of: Foundation.Data("clinic-demo".utf8)) == nil, "\(name)")
            }
        }
    }

    private func hashes(_ folder: String) throws -> [String: String] {
        let connection = try Connection(path: StoreHarness.file(folder), writable: false)
        let rows = try connection.rows("SELECT user_name, password_hash FROM staff") { row throws(AppError) in
            (try row.text(0), try row.text(1))
        }
        return Dictionary(uniqueKeysWithValues: rows)
    }
}
