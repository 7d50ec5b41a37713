import Domain
import Support
import Testing

@testable import Data
@testable import DataSync

/// A station that fetches a clinic for the first time.
@Suite(.enabled(if: PostgresServer.isThere, PostgresServer.isMissing), .timeLimit(.minutes(10)))
struct JoiningTests {
    @Test func `a station that nothing shows to yet says so, and has everything a moment later`() async throws {
        try await PostgresServer.withDatabase { database in
            let elsewhere = try database.session()
            try elsewhere.run("begin; select pg_current_xact_id()")
            let first = try StationHarness.open(.memory)
            try await first.initialize(try database.remote(), at: "memory", random: SeededGenerator(seed: 1))
            let station = try StationHarness.open(.memory, joining: "memory")
            try station.connect(to: try database.remote(), random: SeededGenerator(seed: 1))
            #expect(try await station.sync.sync().problem == .nothingShowsYet)

            try elsewhere.run("commit")
            try await database.settled()
            #expect(try await station.sync.sync().problem == nil)
            #expect(try station.reopened().hasClinic)
            #expect(try Set(station.records()) == Set(first.records()))
        }
    }

    @Test func `a station that an order shows to before its product says so, and has both a moment later`() async throws
    {
        try await PostgresServer.withDatabase { database in
            let first = try StationHarness.open(.memory)
            try await first.initialize(try database.remote(), at: "memory", random: SeededGenerator(seed: 1))
            try await database.settled()
            let elsewhere = try database.session()
            try elsewhere.run("begin; select pg_current_xact_id()")
            try await first.signIn(.pharmacist)
            try first.connect(to: try database.remote(), random: SeededGenerator(seed: 1))
            _ = try await first.buy(.known(501), 1)
            #expect(try await first.sync.sync().problem == nil)
            let station = try StationHarness.open(.memory, joining: "memory")
            try station.connect(to: try database.remote(), random: SeededGenerator(seed: 1))
            #expect(try await station.sync.sync().problem == .partIsHeldBack)

            try elsewhere.run("commit")
            try await database.settled()
            #expect(try await station.sync.sync().problem == nil)
            #expect(try Set(station.records()) == Set(first.records()))
        }
    }
}
