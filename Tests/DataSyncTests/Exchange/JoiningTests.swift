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
}
