import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

/// The wait after wrong passwords: which clock measures it, and where.
@Suite(.timeLimit(.minutes(60))) struct WaitTests {
    /// After the fifth wrong password: the seconds that pass, those by which the clock is set, how many seconds ago the
    /// machine was started again, and how many are left then.
    private static let table: [(passed: Int, set: Int, restarted: Int?, left: Int)] = [
        (10, 0, nil, 20), (0, 86_400, nil, 30), (0, -86_400, nil, 30), (10, 86_400, nil, 20), (10, -86_400, nil, 20),
        (10, 0, 0, 30), (10, 0, 86_400, 30), (10, 86_400, 0, 30), (29, -86_400, 5, 30),
    ]

    @Test func `no clock that is set and no start of the machine ends it, in the same process or another`()
        async throws
    {
        for row in Self.table {
            for isReopened in [false, true] {
                try await withFolder { folder in
                    let clock = FixedClock()
                    let first = try StoreHarness.open(.folder(folder), clock: clock)
                    for _ in 1...5 { _ = await first.problem(signingIn: "ana", "wrong") }
                    clock.advance(by: TimeInterval(row.passed))
                    clock.set(by: TimeInterval(row.set))
                    row.restarted.map { clock.restart(ago: .seconds($0)) }
                    let store = isReopened ? try StoreHarness.open(.folder(folder), clock: clock) : first
                    #expect(await store.problem(signingIn: "ana") == .tooManyAttempts(seconds: row.left), "\(row)")
                    clock.advance(by: TimeInterval(row.left - 1))
                    #expect(await first.problem(signingIn: "ana") == .tooManyAttempts(seconds: 1), "\(row)")
                    clock.advance(by: 1)
                    #expect(await store.problem(signingIn: "ana") == nil, "\(row)")
                }
            }
        }
    }

    @Test func `many names at one terminal slow it down, over a restart of the program, and no other terminal`()
        async throws
    {
        try await withFolder { folder in
            let clock = FixedClock()
            let store = try StoreHarness.open(.folder(folder), clock: clock)
            #expect(store.takeTerminal(1))
            for number in 1...21 {
                #expect(await store.problem(signingIn: "name \(number)", "wrong") == .wrongCredentials)
            }
            let other = try StoreHarness.open(.folder(folder), clock: clock)
            #expect(await other.problem(signingIn: "ben") == nil)
            #expect(other.takeTerminal(2))
            #expect(await other.problem(signingIn: "ben") == nil)
            store.leave()
            let again = try StoreHarness.open(.folder(folder), clock: clock)
            #expect(again.takeTerminal(1))
            clock.advance(by: 10)
            #expect(await again.problem(signingIn: "ana") == .tooManyAttempts(seconds: 20))
            clock.advance(by: 20)
            #expect(await again.problem(signingIn: "ana") == nil)
        }
    }

    @Test func `a password at each of a thousand names takes ten days at one terminal`() async throws {
        let clock = FixedClock()
        let store = try StoreHarness.open(.memory, clock: clock)
        let start = clock.uptime
        // Thirty seconds and their doubles, then quarters of an hour.
        let wait = 30 + 60 + 120 + 240 + 480 + 974 * 900
        for number in 1...1_000 {
            if case .tooManyAttempts(let seconds) = await store.problem(signingIn: "name \(number)", "wrong") {
                clock.advance(by: TimeInterval(seconds))
                #expect(await store.problem(signingIn: "name \(number)", "wrong") == .wrongCredentials)
            }
        }
        #expect(clock.uptime - start == .seconds(wait))
    }

    /// As `--as` does, before it is any terminal.
    @Test func `many names by processes without a terminal of their own are counted together`() async throws {
        try await withFolder { folder in
            let clock = FixedClock()
            for number in 1...21 {
                let store = try StoreHarness.open(.folder(folder), clock: clock)
                #expect(await store.problem(signingIn: "name \(number)", "wrong") == .wrongCredentials)
            }
            let store = try StoreHarness.open(.folder(folder), clock: clock)
            #expect(await store.problem(signingIn: "ana") == .tooManyAttempts(seconds: 30))
            #expect(store.takeTerminal(1))
            #expect(await store.problem(signingIn: "ana") == nil)
        }
    }

    @Test func `a wait that the clock on the wall measured begins again in format 8`() throws {
        let connection = try Connection(path: ":memory:")
        for migration in Migration.all.prefix(7) { try migration.apply(connection) }
        let ana = Identifier<Staff>(StoreHarness.identifiers.next())
        try connection.run(
            "INSERT INTO sign_in_failure VALUES (?, 5, ?)", [.identity(ana.rawValue), .time(Date.sample)])
        for migration in Migration.all.dropFirst(7) { try migration.apply(connection) }
        let failures = try SignInFailures(of: ana, at: 1)
        #expect(try failures.count(at: .seconds(1_000_000), in: connection) == 30)
        #expect(try failures.count(at: .seconds(1_000_020), in: connection) == 10)
        #expect(try failures.count(at: .seconds(1_000_030), in: connection) == nil)
    }

    @Test func `the machine's count is the kernel's, the same for all processes`() throws {
        let before = SystemClock().uptime
        let text = try String(contentsOfFile: "/proc/uptime", encoding: .utf8)
        let kernel = Duration.seconds(try #require(text.split(separator: " ").first.flatMap { Double($0) }))
        // The kernel leaves out what is less than a hundredth of a second.
        #expect(before - .milliseconds(10) <= kernel && kernel <= SystemClock().uptime)
    }
}

extension ClinicStore {
    /// Tries to sign in. Returns the error, or nil on success.
    func problem(signingIn userName: String, _ password: String = "clinic-demo") async -> AppError? {
        do {
            let credentials = Credentials(userName: userName, password: Secret(password))
            _ = try await sessions.signIn(credentials, operation: StoreHarness.operation())
            return nil
        } catch {
            return error
        }
    }
}
