import Domain
import Support
import Testing

@testable import Data
@testable import DataSync

/// A workstation that fetches a clinic for the first time.
@Suite(.enabled(if: PostgresServer.isThere, PostgresServer.isMissing), .timeLimit(.minutes(10)))
struct JoiningTests {
    @Test func `a workstation that nothing shows to yet says so, and has everything a moment later`() async throws {
        try await PostgresServer.withDatabase { database in
            let elsewhere = try database.session()
            try elsewhere.run("begin; select pg_current_xact_id()")
            let first = try WorkstationHarness.open(.memory)
            try await first.share(on: try database.remote(), at: "memory")
            let workstation = try WorkstationHarness.open(.memory, joining: "memory")
            try workstation.connect(to: try database.remote(), random: SeededGenerator(seed: 1))
            #expect(try await workstation.sync.sync().problem == .nothingShowsYet)

            try elsewhere.run("commit")
            try await database.settled()
            #expect(try await workstation.sync.sync().problem == nil)
            #expect(try workstation.reopened().hasClinic)
            #expect(try Set(workstation.records()) == Set(first.records()))
        }
    }

    @Test(.bug(id: "875f464e"))
    func `a workstation that an order shows to before its product sets it aside, and has both a moment later`()
        async throws
    {
        try await PostgresServer.withDatabase { database in
            let first = try WorkstationHarness.open(.memory)
            try await first.share(on: try database.remote(), at: "memory")
            try await database.settled()
            let elsewhere = try database.session()
            try elsewhere.run("begin; select pg_current_xact_id()")
            try await first.signIn(.pharmacist)
            try first.connect(to: try database.remote(), random: SeededGenerator(seed: 1))
            _ = try await first.buy(.known(501), 1)
            #expect(try await first.sync.sync().problem == nil)
            let workstation = try WorkstationHarness.open(.memory, joining: "memory")
            try workstation.connect(to: try database.remote(), random: SeededGenerator(seed: 1))
            let report = try await workstation.sync.sync()
            #expect(report.problem == nil && report.left.setAside > 0)

            try elsewhere.run("commit")
            try await database.settled()
            let complete = try await workstation.sync.sync()
            #expect(complete.problem == nil && complete.left.setAside == 0)
            #expect(try Set(workstation.records()) == Set(first.records()))
        }
    }
}
