import Domain
import Support
import Testing

@testable import Data
@testable import DataSync

/// Remotes that cannot be reached, for every reason.
@Suite(.enabled(if: PostgresServer.hasLibrary, PostgresServer.hasNoLibrary), .timeLimit(.minutes(60)))
struct UnreachableRemoteTests {
    private static let hasty = RemoteTimeouts(connecting: .milliseconds(50))
    private static let curious = RemoteTimeouts(connecting: .seconds(600), answering: .milliseconds(50))
    private static let endless = RemoteTimeouts(connecting: .seconds(36_000), answering: .seconds(36_000))

    @Test func `a server that never says anything is given up when the time for connecting is over`() async throws {
        let server = try LoopbackServer(.silent)
        let remote = try PostgresRemote(server.address(), timeouts: Self.hasty)
        await #expect(throws: unreachable(remote, "no connection within 0.05 s")) { try await remote.identify() }
    }

    @Test func `a server that hangs is given up when the time for an answer is over`() async throws {
        let server = try LoopbackServer(.letsIn)
        let remote = try PostgresRemote(server.address(), timeouts: Self.curious)
        let expected = unreachable(remote, "it did not answer within 0.05 s")
        await #expect(throws: expected) { try await remote.identify() }
        let (outcomes, problem) = await remote.apply([RemoteOperation(1)])
        #expect(outcomes.isEmpty)
        #expect(problem == expected)
    }

    @Test(arguments: [LoopbackServer.Manner.silent, .letsIn])
    func `only callers wait for a hanging server, and they stop when cancelled`(
        manner: LoopbackServer.Manner
    ) async throws {
        let server = try LoopbackServer(manner)
        try await withThrowingTaskGroup(of: String?.self) { group in
            for _ in 1...16 {
                group.addTask {
                    let remote = try? PostgresRemote(server.address(), timeouts: Self.endless)
                    do throws(AppError) {
                        _ = try await remote?.identify()
                        return nil
                    } catch {
                        return error.code
                    }
                }
            }
            // More calls hang than there are threads for tasks, and this one still completes.
            let other = FakeRemote()
            for _ in 1...100 { #expect(try await other.identify() == nil) }
            group.cancelAll()
            for try await code in group { #expect(code == "remote-unreachable") }
        }
    }

    @Test func `a caller behind a hanging one stops when cancelled`() async throws {
        let server = try LoopbackServer(.silent)
        let remote = try PostgresRemote(server.address(), timeouts: Self.endless)
        let tasks = (1...5).map { number in Task { await remote.apply([RemoteOperation(number)]).problem?.code } }
        for task in tasks.reversed() {
            task.cancel()
            #expect(await task.value == "remote-unreachable")
        }
    }

    @Test func `a server that hangs up, a port without a server and an unknown host are unreachable`() async throws {
        let closing = try LoopbackServer(.closes)
        let closed = try LoopbackServer(.silent).port
        let addresses = [
            closing.address(), "postgresql://a@127.0.0.1:\(closed)/b", "postgresql://a@/b?host=/no/such/folder",
            "postgresql://a@nothing.invalid/b",
        ]
        for address in addresses {
            let timeouts = RemoteTimeouts(connecting: .seconds(5), answering: .seconds(5))
            let remote = try PostgresRemote(address, timeouts: timeouts)
            let error = await #expect(throws: AppError.self) { try await remote.identify() }
            #expect(error?.code == "remote-unreachable", "\(address): \(error?.message ?? "")")
        }
    }

    @Test func `a library that is not there is one clear message`() throws {
        let missing = AppError.remote(
            .libraryMissing(detail: "libpq is not installed (looked for libnothing.so.5, libnothing.so)"))
        #expect(throws: missing) {
            try PostgresRemote(
                "postgresql://a@b/c", migrations: [], library: ["libnothing.so.5", "libnothing.so"])
        }
    }

    private func unreachable(_ remote: PostgresRemote, _ detail: String) -> AppError {
        .remote(.unreachable(remote: remote.name, detail: detail))
    }
}
