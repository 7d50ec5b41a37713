import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

/// Wrong passwords and their traces in the file.
@Suite(.timeLimit(.minutes(10))) struct SignInDelayTests {
    @Test func `a restart forgets no wrong password`() async throws {
        try await withFolder { folder in
            for _ in 1...5 {
                let store = try StoreHarness.open(.folder(folder))
                #expect(await problem("ana", "wrong", in: store) == .wrongCredentials)
                #expect(await problem("nobody", "wrong", in: store) == .wrongCredentials)
            }
            let store = try StoreHarness.open(.folder(folder), clock: FixedClock(.sample + 10))
            #expect(await problem("ana", "clinic-demo", in: store) == .tooManyAttempts(seconds: 20))
            #expect(await problem("nobody", "wrong", in: store) == .tooManyAttempts(seconds: 20))
        }
    }

    @Test func `tries at the same moment are all counted`() async throws {
        try await withFolder { folder in
            let stores = [try StoreHarness.open(.folder(folder)), try StoreHarness.open(.folder(folder))]
            let problems = await withTaskGroup(of: AppError?.self) { group in
                for number in 0..<40 {
                    group.addTask { await problem("ana", "guess \(number)", in: stores[number % 2]) }
                }
                return await group.reduce(into: []) { $0.append($1) }
            }
            #expect(problems.count { $0 == .wrongCredentials } == 5)
            #expect(problems.count { $0 == .tooManyAttempts(seconds: 30) } == 35)
        }
    }

    @Test func `unknown names are forgotten, oldest first, and people never`() throws {
        let connection = try Connection(path: ":memory:")
        for migration in Migration.all { try migration.apply(connection) }
        let ana = try ExampleStaff.ana.sample()
        try ana.insert(in: connection)
        let people = SignInFailures(of: ana.staff.id)
        #expect(try people.count(at: .sample - 1, in: connection) == nil)
        for number in 0..<SignInFailures.mostStrangers + 50 {
            let stranger = try SignInFailures(ofStranger: "stranger \(number)")
            #expect(try stranger.count(at: .sample + TimeInterval(number), in: connection) == nil)
        }
        let left = try connection.rows("SELECT subject, last_at FROM sign_in_failure ORDER BY last_at") {
            row throws(AppError) in (try row.identity(0), try row.time(1))
        }
        #expect(left.count == SignInFailures.mostStrangers + 1)
        #expect(left.first?.0 == people.subject)
        #expect(left.dropFirst().first?.1 == .sample + 50)
    }

    /// People sometimes type their password into the name field.
    @Test func `a name that nobody has is nowhere in the files`() async throws {
        try await withFolder { folder in
            let store = try StoreHarness.open(.folder(folder))
            #expect(await problem("correct horse battery", "", in: store) == .wrongCredentials)
            for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
                let bytes = Foundation.Data(try StoreHarness.bytes("\(folder)/\(name)"))
                #expect(bytes.range(of: Foundation.Data("correct horse".utf8)) == nil, "\(name)")
            }
        }
    }

    private func problem(_ userName: String, _ password: String, in store: ClinicStore) async -> AppError? {
        do {
            let credentials = Credentials(userName: userName, password: Secret(password))
            _ = try await store.sessions.signIn(credentials, operation: StoreHarness.operation())
            return nil
        } catch {
            return error
        }
    }
}
