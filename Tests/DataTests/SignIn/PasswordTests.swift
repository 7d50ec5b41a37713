import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

@Suite(.timeLimit(.minutes(60))) struct PasswordTests {
    @Test func `a locked key says how it was locked and has its own salt`() throws {
        let (hasher, key) = (PasswordHasher(cost: .interactive), try SigningKey())
        let (one, other) = (
            try hasher.seal(key, under: Secret("clinic-demo")), try hasher.seal(key, under: Secret("clinic-demo"))
        )
        #expect(one.text.hasPrefix("sealed 2 19922944 "))
        #expect(LockedKey(text: one.text) == one)
        #expect(one != other)
        #expect(!hasher.isOutdated(one))
    }

    @Test(arguments: ["", "clinic-demo", "pässwörd 陳", "a\0b"])
    func `only the password itself opens a key, and only the code gives its own`(password: String) throws {
        let (hasher, key) = (PasswordHasher(cost: .least), try SigningKey())
        for locked in [
            try hasher.seal(key, under: Secret(password)), try hasher.derive(from: Secret(password)),
        ] {
            let opened = try #require(try hasher.open(LockedKey(text: locked.text), with: Secret(password)))
            if case .sealed = locked { #expect(opened.publicKey == key.publicKey) }
            if case .derived(let publicKey, _, _) = locked { #expect(opened.publicKey == publicKey) }
            for wrong in [password + "x", "x" + password, password.uppercased() + "!", "a"] {
                #expect(try hasher.open(locked, with: Secret(wrong)) == nil, "\(wrong.debugDescription)")
            }
        }
    }

    /// An invalid lock would be refused at once, and the timing would reveal that nobody has this name.
    @Test(arguments: [PasswordCost.least, .interactive])
    func `a name that nobody has costs what any other does`(cost: PasswordCost) throws {
        let hasher = PasswordHasher(cost: cost)
        let made = try hasher.seal(try SigningKey(), under: Secret("clinic-demo"))
        #expect(hasher.decoy.text.count == made.text.count)
        #expect(LockedKey(text: hasher.decoy.text) == hasher.decoy)
        #expect(!hasher.isOutdated(hasher.decoy))
        #expect(try hasher.open(hasher.decoy, with: Secret("clinic-demo")) == nil)
    }

    /// The cost is read from a record that somebody else may have written.
    @Test(arguments: [
        "sealed 2 99999999999 00", "sealed 0 8192 00", "sealed 17 8192 00", "derived 1 8191 00", "sealed 1 8192 0g",
        "sealed 1 8192 000", "sealed 1 8192", "another 1 8192 00", "",
        "$argon2id$v=19$m=8,t=4000000000,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAA",
        "$argon2id$v=19$m=4000000000,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAA",
    ])
    func `a lock that makes no sense opens for nobody`(text: String) throws {
        #expect(LockedKey(text: text) == .hash(text))
        #expect(try PasswordHasher(cost: .least).open(LockedKey(text: text), with: Secret("clinic-demo")) == nil)
    }

    @Test func `a key locked at another cost is sealed again at sign in, and stays the same key`() async throws {
        try await withFolder { folder in
            _ = try StoreHarness.open(.folder(folder))
            let before = try locks(folder)
            let dearer = PasswordCost(passes: 2, memoryBytes: 16_384)
            let store = try StoreHarness.open(.folder(folder), passwords: dearer)
            _ = try await store.sessions.signIn(.sample(.pharmacist), operation: StoreHarness.operation())
            let after = try locks(folder)
            #expect(after["ana"]?.locked.hasPrefix("sealed 2 16384 ") == true)
            #expect(after["ben"]?.locked.hasPrefix("sealed 1 8192 ") == true)
            #expect(after["ana"]?.publicKey == before["ana"]?.publicKey)
            _ = try await store.sessions.signIn(.sample(.pharmacist), operation: StoreHarness.operation())
            #expect(try locks(folder)["ana"]?.locked == after["ana"]?.locked, "a lock of today's cost stays")
        }
    }

    @Test(arguments: FormatFile.allCases)
    func `who had a hash before gets a key at their next sign-in, once, and the manager's founds the clinic`(
        _ file: FormatFile
    ) async throws {
        try await withFolder { folder in
            try file.plant(in: folder)
            let store = try StoreHarness.open(.folder(folder), clock: FixedClock(.sample + 3_600))
            #expect(try locks(folder).values.allSatisfy { $0.publicKey == nil })
            for role in [Role.receptionist, .manager, .manager] {
                _ = try await store.sessions.signIn(.sample(role), operation: StoreHarness.operation())
            }
            let after = try locks(folder)
            // In a shared clinic they wait for its key; see `OlderClinicTests`.
            let isShared = file.version >= 5
            #expect(after.values.count { $0.publicKey != nil } == (isShared ? 0 : 2))
            #expect(after["maya"]?.locked.hasPrefix("sealed ") == !isShared)
            let founding = try store.database.read { connection throws(AppError) in
                try connection.first("SELECT founding_key FROM clinic") { row throws(AppError) in
                    try row.optionalText(0)
                } ?? nil
            }
            // A shared clinic is founded by who shared it.
            #expect(founding == (isShared ? nil : after["maya"]?.publicKey))
        }
    }

    @Test func `the open key is that of who is signed in, and gone with the session`() async throws {
        let store = try StoreHarness.open(.memory)
        let session = try await store.sessions.signIn(.sample(.manager), operation: StoreHarness.operation())
        let id = session.staff.id
        let record = try store.database.read { connection throws(AppError) in
            try StaffRecord.known(id, in: connection)
        }
        #expect(store.gate.session.key(of: id)?.publicKey.hexadecimal == record.publicKey)
        #expect(store.gate.session.key(of: ExampleStaff.ben.staff.id) == nil)
        await store.sessions.signOut(operation: StoreHarness.operation())
        #expect(store.gate.session.key(of: id) == nil)
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

    private func locks(_ folder: String) throws -> [String: (locked: String, publicKey: String?)] {
        let connection = try Connection(path: StoreHarness.file(folder), writable: false)
        let key = try ClinicKey.find(in: connection)
        let rows = try connection.rows("SELECT user_name, locked_key, public_key, id FROM staff") {
            row throws(AppError) in
            let locked = try key?.decrypt(try row.text(1), of: Staff.ID(try row.identity(3)))
            return (try row.text(0), (locked: locked?.text ?? "", publicKey: try row.optionalText(2)))
        }
        return Dictionary(uniqueKeysWithValues: rows)
    }
}
