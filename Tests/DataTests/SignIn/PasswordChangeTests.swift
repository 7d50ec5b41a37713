import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

@Suite(.timeLimit(.minutes(60))) struct PasswordChangeTests {
    @Test func `a changed password survives a restart and is nowhere in the files`() async throws {
        try await withFolder { folder in
            let dearer = PasswordCost(passes: 2, memoryBytes: 16_384)
            let (store, operation) = (try StoreHarness.open(.folder(folder)), StoreHarness.operation())
            _ = try await store.sessions.signIn(.sample(.pharmacist), operation: StoreHarness.operation())
            try await store.sessions.changePassword(
                from: Secret("clinic-demo"), to: Secret("another one yet"), operation: operation)
            for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
                let bytes = Foundation.Data(try StoreHarness.bytes("\(folder)/\(name)"))
                #expect(bytes.range(of: Foundation.Data("another one yet".utf8)) == nil, "\(name)")
            }
            let later = try StoreHarness.open(.folder(folder), passwords: dearer)
            let credentials = Credentials(userName: "ana", password: Secret("another one yet"))
            _ = try await later.sessions.signIn(credentials, operation: StoreHarness.operation())
            try await later.sessions.changePassword(
                from: Secret("clinic-demo"), to: Secret("another one yet"), operation: operation)
        }
    }

    @Test func `who signs in at a new cost signs the lock that replaces the cheaper one`() async throws {
        try await withFolder { folder in
            _ = try StoreHarness.open(.folder(folder))
            let store = try StoreHarness.open(.folder(folder), passwords: PasswordCost(passes: 2, memoryBytes: 16_384))
            _ = try await store.sessions.signIn(.sample(.pharmacist), operation: StoreHarness.operation())
            #expect(try store.database.problems() == [])
        }
    }

    @Test func `a password that was changed meanwhile is not replaced`() throws {
        let (connection, ana) = try clinic()
        let change = PasswordChange(at: .sample, operation: OperationID(.sample(1)))
        try connection.run("UPDATE staff SET locked_key = 'newer'")
        #expect(throws: AppError.wrongCredentials) {
            try change.apply(.hash("mine"), over: ana, by: ana.staff, in: connection)
        }
    }

    @Test func `another person who signed in meanwhile keeps their password`() throws {
        let (connection, ana) = try clinic()
        let change = PasswordChange(at: .sample, operation: OperationID(.sample(1)))
        #expect(throws: AppError.signInRequired) {
            try change.apply(.hash("mine"), over: ana, by: ExampleStaff.ben.staff, in: connection)
        }
        #expect(try StaffRecord.find(ana.staff.id, in: connection)?.lockedKey == ana.lockedKey)
    }

    private func clinic() throws -> (Connection, StaffRecord) {
        let connection = try Connection(path: ":memory:")
        for migration in Migration.all { try migration.apply(connection) }
        let ana = try ExampleStaff.ana.sample()
        try ana.insert(in: connection)
        try ClinicKey.sample.keep(in: connection)
        return (connection, ana)
    }
}
