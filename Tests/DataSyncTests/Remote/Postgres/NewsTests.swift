import Domain
import Support
import Synchronization
import Testing

@testable import Data
@testable import DataSync

/// Hearing at once that another workstation wrote something.
@Suite(.enabled(if: PostgresServer.isThere, PostgresServer.isMissing), .timeLimit(.minutes(60)))
struct NewsTests {
    @Test func `a workstation hears that another wrote, and not that it did itself, though nobody uses its connection`()
        async throws
    {
        try await PostgresServer.withDatabase { database in
            let impatient = RemoteTimeouts(idling: .milliseconds(1))
            let remote = try await RemoteBench { try database.remote(timeouts: impatient) }.openRemote()
            let (other, news) = (try database.remote(), Heard())
            remote.onNews(news.tell)
            _ = try await remote.identify()
            await news.next()
            #expect(try await remote.apply(RemoteOperation(1, .init("product", 1, to: "{}"))).isApplied)
            _ = try await remote.identify()
            #expect(news.count == 1, "only what may have come before it listened")
            for number in 2...20 {
                #expect(try await other.apply(RemoteOperation(number, .init("product", number, to: "{}"))).isApplied)
                await news.next()
            }
        }
    }

    @Test func `a connection that is lost is opened again by the next exchange, and hears again`() async throws {
        try await PostgresServer.withDatabase { database in
            let patient = RemoteTimeouts(idling: .seconds(600))
            let remote = try await RemoteBench { try database.remote(timeouts: patient) }.openRemote()
            let (other, news) = (try database.remote(), Heard())
            // It listens at once on the connection that it has.
            remote.onNews(news.tell)
            await news.next()
            try database.cutListeners()
            _ = try await remote.identify()
            await news.next()
            #expect(try await other.apply(RemoteOperation(1, .init("product", 1, to: "{}"))).isApplied)
            await news.next()
        }
    }

    @Test func `a connection that is lost is given up at once, not watched until the next exchange`() async throws {
        try await PostgresServer.withDatabase { database in
            let patient = RemoteTimeouts(idling: .seconds(600))
            let bench = RemoteBench { try database.remote(timeouts: patient) }
            let remote = try #require(try await bench.openRemote() as? PostgresRemote)
            let news = Heard()
            remote.onNews(news.tell)
            await news.next()
            try #require(remote.thread.isConnected)
            try database.cutListeners()
            while remote.thread.isConnected {
                try Task.checkCancellation()
                await Task.yield()
            }
        }
    }

    @Test func `the end of a connection is heard together with the server's last words`() async throws {
        try await PostgresServer.withDatabase { database in
            let session = try database.session()
            try #require(try session.listen())
            try database.cutListeners()
            let fault = #expect(throws: PostgresFault.self) { try session.hear() }
            #expect(fault?.endsConnection == true)
        }
    }

    @Test func `nobody listens where others have no room for connections then`() async throws {
        try await PostgresServer.withDatabase { database in
            let session = try database.session()
            #expect(try session.listen(whereAtMostHalfOf: "0") == false)
            #expect(try session.rows("select pg_listening_channels()").count == 0)
            #expect(try session.listen() == true)
            #expect(try session.rows("select pg_listening_channels()").text(0, 0) == "clinic")
        }
    }

    @Test(.enabled(if: PostgresServer.hasPooler, PostgresServer.hasNoPooler))
    func `nobody listens through a pooler, which would give the session to somebody else`() async throws {
        try await PostgresServer.withDatabase { database in
            let session = try database.pooled.session()
            #expect(try session.listen() == false)
            #expect(try session.rows("select pg_listening_channels()").count == 0)
        }
    }

    @Test func `what another wrote comes within a second`() async throws {
        try await PostgresServer.withDatabase { database in
            let first = try await Workstations.opened(try SettledRemote(database))
            let second = try await Workstations.joined(try SettledRemote(database))
            for workstation in [first, second] { try await workstation.signIn(.receptionist) }
            let clock = ManualClock()
            let loop = Task { await first.keepExchanging(on: clock, every: .seconds(3_600)) }
            defer { loop.cancel() }
            // It has asked once more since it listens.
            await clock.someoneSleeps(atLeast: 2)
            clock.advance(by: .milliseconds(600))
            _ = try await second.register("Ada Byron")
            #expect(try await second.sync.sync().sent == 1)
            await clock.someoneSleeps(atLeast: 2)
            clock.advance(by: .milliseconds(600))
            var reader = first.patients.patients(.finding("byron")).reader()
            while try await reader.value().patients.isEmpty {}
        }
    }
}

extension PostgresDatabase {
    /// Ends the connections that listen for news, and waits until they have ended.
    fileprivate func cutListeners() throws {
        try run(
            """
            select pg_terminate_backend(pid, 60000) from pg_stat_activity
            where datname = current_database() and query = 'listen clinic'
            """)
    }
}

/// Counts what was told, and waits for more.
private final class Heard: Sendable {
    private let signal = WakeSignal()
    private let told = Mutex(0)

    var count: Int { told.withLock(\.self) }

    @Sendable func tell() {
        told.withLock { $0 += 1 }
        signal.raise()
    }

    func next() async { await signal.wait() }
}
