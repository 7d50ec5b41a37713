import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

/// Wrong passwords and their traces in the file.
@Suite(.timeLimit(.minutes(60))) struct SignInDelayTests {
    @Test func `a restart forgets no wrong password`() async throws {
        try await withFolder { folder in
            for _ in 1...5 {
                let store = try StoreHarness.open(.folder(folder))
                #expect(await store.problem(signingIn: "ana", "wrong") == .wrongCredentials)
                #expect(await store.problem(signingIn: "nobody", "wrong") == .wrongCredentials)
            }
            let store = try StoreHarness.open(.folder(folder), clock: FixedClock(.sample + 10))
            #expect(await store.problem(signingIn: "ana", "clinic-demo") == .tooManyAttempts(seconds: 20))
            #expect(await store.problem(signingIn: "nobody", "wrong") == .tooManyAttempts(seconds: 20))
        }
    }

    @Test func `tries at the same moment are all counted`() async throws {
        try await withFolder { folder in
            let stores = [try StoreHarness.open(.folder(folder)), try StoreHarness.open(.folder(folder))]
            let problems = await withTaskGroup(of: AppError?.self) { group in
                for number in 0..<40 {
                    group.addTask { await stores[number % 2].problem(signingIn: "ana", "guess \(number)") }
                }
                return await group.reduce(into: []) { $0.append($1) }
            }
            #expect(problems.count { $0 == .wrongCredentials } == 5)
            #expect(problems.count { $0 == .tooManyAttempts(seconds: 30) } == 35)
        }
    }

    @Test(arguments: [false, true])
    func `strangers are forgotten, oldest first, and people never`(isFromBefore: Bool) throws {
        let connection = try Connection(path: ":memory:")
        for migration in Migration.all { try migration.apply(connection) }
        let ana = try ExampleStaff.ana.sample()
        try ana.insert(in: connection)
        let people = try SignInFailures(of: ana.staff.id, at: 1)
        #expect(try people.count(at: .zero, in: connection) == nil)
        let names = try (0..<SignInFailures.mostStrangers + 50).map { number throws(AppError) in
            // The machine may be started again after the first hundred.
            let (isEarly, uptime) = (number < 100, Duration.seconds((number + 1) * SignInDelay.maxDelay))
            let stranger = try SignInFailures(ofStranger: "stranger \(number)", at: isEarly ? 1 : 2)
            let wait = try stranger.count(at: isEarly && isFromBefore ? uptime * 1_000 : uptime, in: connection)
            #expect(wait == nil)
            return stranger.name
        }
        let left = try connection.rows("SELECT subject FROM sign_in_failure") { row throws(AppError) in
            try row.identity(0)
        }
        // Among the strangers are the two terminals.
        #expect(left.count == SignInFailures.mostStrangers + 1 && left.contains(people.name))
        #expect(names.filter(left.contains) == Array(names.dropFirst(52)))
    }

    /// People sometimes type their password into the name field.
    @Test func `a name that nobody has is nowhere in the files`() async throws {
        try await withFolder { folder in
            let store = try StoreHarness.open(.folder(folder))
            #expect(await store.problem(signingIn: "correct horse battery", "") == .wrongCredentials)
            for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
                let bytes = Foundation.Data(try StoreHarness.bytes("\(folder)/\(name)"))
                #expect(bytes.range(of: Foundation.Data("correct horse".utf8)) == nil, "\(name)")
            }
        }
    }
}
