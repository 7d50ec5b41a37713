import Domain
import Support
import Testing

@testable import Data
@testable import DataSync

/// The fake's extra behaviour: it fails on request.
@Suite struct FakeRemoteTests {
    private let server = FakeRemoteServer()

    @Test func `a lost answer is of a write that was applied`() async throws {
        let remote = FakeRemote(server)
        _ = try await RemoteBench { remote }.openRemote([RemoteContract.product])
        remote.loseNextAnswer()
        let take = RemoteContract.takeOne(1, from: 10)
        let (outcomes, problem) = await remote.apply([take])
        #expect(outcomes.isEmpty)
        #expect(problem?.code == "remote-unreachable")
        let nine = RemoteRecord("product", 1, 2, #"{"name":"Gauze","stock":9}"#)
        #expect(try await remote.records() == [nine])
        #expect(try await remote.apply(take) == .applied([nine]))
    }

    @Test(arguments: [
        (FakeRemote.Way.unreachable, "remote-unreachable"), (.refused, "remote-refused"), (.failing, "remote-failed"),
    ])
    func `a broken way is broken for everything, changes nothing, and for this workstation only`(
        way: FakeRemote.Way, code: String
    ) async throws {
        let (remote, other) = (FakeRemote(server), FakeRemote(server))
        _ = try await RemoteBench { other }.openRemote()
        remote.set(way)
        let (outcomes, problem) = await remote.apply([RemoteOperation(1, .init("product", 1, to: "{}"))])
        #expect(outcomes.isEmpty)
        #expect(problem?.code == code)
        let error = await #expect(throws: AppError.self) { try await remote.changes(after: .start, limit: 1) }
        #expect(error?.code == code)
        #expect(try await other.records().isEmpty)
        remote.set(.open)
        #expect(try await remote.identify()?.isOpen == true)
    }

    @Test func `a slow way takes its time on the clock of the test`() async throws {
        let clock = ManualClock()
        let remote = FakeRemote(server, clock: clock)
        remote.delay(by: .seconds(3))
        let asked = Task { try await remote.identify() }
        await clock.someoneSleeps()
        clock.advance(by: .seconds(3))
        #expect(try await asked.value == nil)
        let cancelled = Task { await remote.apply([]).problem?.code }
        await clock.someoneSleeps()
        cancelled.cancel()
        #expect(await cancelled.value == "remote-unreachable")
    }

    @Test func `a server restored from a copy starts over for those who knew it`() async throws {
        let remote = FakeRemote(server)
        _ = try await RemoteBench { remote }.openRemote([RemoteContract.product])
        let copy = server.copy
        #expect(try await remote.apply(RemoteContract.takeOne(1, from: 10)).isApplied)
        let place = try await remote.changes(after: .start, limit: 100).next
        server.restore(copy)
        let page = try await remote.changes(after: place, limit: 100)
        #expect(page.restarted)
        #expect(page.records.map(\.version) == [1, 1, 1])
    }
}
