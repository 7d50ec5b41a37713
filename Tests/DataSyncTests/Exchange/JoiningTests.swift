import Domain
import Support
import Testing

@testable import Data
@testable import DataSync

/// A workstation that fetches a clinic for the first time.
@Suite(.enabled(if: PostgresServer.isThere, PostgresServer.isMissing), .timeLimit(.minutes(60)))
struct JoiningTests {
    @Test func `a transaction that is open elsewhere keeps nobody from joining`() async throws {
        try await PostgresServer.withDatabase { database in
            let elsewhere = try database.session()
            try elsewhere.run("begin; select pg_current_xact_id()")
            let first = try WorkstationHarness.open(.memory)
            try await first.share(on: try database.remote(), at: "memory")
            let workstation = try WorkstationHarness.open(.memory, joining: "memory")
            try workstation.connect(to: try database.remote(), random: SeededGenerator(seed: 1))
            #expect(try await workstation.sync.sync().problem == nil)
            #expect(try workstation.reopened().hasClinic)
            try elsewhere.run("commit")
            #expect(try Set(workstation.records()) == Set(first.records()))
        }
    }

    @Test(.bug(id: "875f464e"))
    func `a product that changes behind an open transaction comes together with its order`() async throws {
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
            #expect(report.problem == nil && report.left.setAside == 0)
            #expect(try Set(workstation.records()) == Set(first.records()))

            try elsewhere.run("commit")
            try await database.settled()
            let complete = try await workstation.sync.sync()
            #expect(complete.problem == nil && complete.left.setAside == 0)
            #expect(try Set(workstation.records()) == Set(first.records()))
        }
    }
}
