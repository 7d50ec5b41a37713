import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// A standby that takes over.
@Suite(
    .serialized, .enabled(if: PostgresServer.isThere, PostgresServer.isMissing),
    .enabled(if: StandbyServer.isThere, StandbyServer.isMissing), .timeLimit(.minutes(60)))
struct PromotedStandbyTests {
    private let stock = RemoteRecord("product", 1, 1, #"{"name":"Gauze","stock":10}"#)

    @Test func `a standby that had everything continues, and nothing is fetched again`() async throws {
        try await withWorkstations { workstations, standby in
            _ = try await workstations[0].register("Ada Byron")
            try await workstations.settle()
            let before = Set(try workstations[0].records())
            try await standby.catchUp()
            try standby.promote()
            let ways = try workstations.map { try $0.moved(to: standby.database) }
            for workstation in workstations {
                let report = try await workstation.sync.sync()
                #expect(report.problem == nil && report.left.parked == 0)
            }
            #expect(ways.map(\.fetched) == [0, 0])
            let patient = try await workstations[1].register("Grace Hopper")
            try await workstations.settle()
            #expect(ways.map(\.fetched) == [1, 1])
            #expect(try await workstations[0].now { $0.patients.patient(patient.number) }.facts == patient.facts)
            #expect(Set(try workstations[0].records()).subtracting(before).count == 1)
            #expect(try Set(workstations[0].records()) == Set(workstations[1].records()))
        }
    }

    @Test func `who knew what a promoted standby lacks fetches what differs, and what was lost waits`() async throws {
        try await withWorkstations { workstations, standby in
            try await standby.catchUp()
            try await standby.cutOff()
            _ = try await workstations[0].register("Ada Byron")
            #expect(try await workstations[0].sync.sync().sent == 1)
            try standby.promote()
            let ways = try workstations.map { try $0.moved(to: standby.database) }
            for workstation in workstations { #expect(try await workstation.sync.sync().problem == nil) }
            #expect(ways.map(\.asked) == [1, 0])
            #expect(try await workstations[0].status().parked == 1)
            #expect(try await workstations[1].status().parked == 0)
            try await workstations[0].retryLost()
            try await workstations.settle()
            #expect(try Set(workstations[0].records()) == Set(workstations[1].records()))
            #expect(try workstations[1].column("SELECT name FROM patient WHERE name = 'Ada Byron'").count == 1)
        }
    }

    @Test func `what others wrote at the standby before is fetched in place of what it lacks`() async throws {
        try await withWorkstations { workstations, standby in
            let (lost, other) = (PatientNumber.known(2_003), PatientNumber.known(2_004))
            for number in [lost, other] { try await workstations[0].edit(number) { $0.address = "Calle Mayor 1" } }
            try await workstations.settle()
            try await standby.catchUp()
            try await standby.cutOff()
            try await workstations[0].edit(lost) { $0.phone = "600 555 111" }
            #expect(try await workstations[0].sync.sync().sent == 1)
            try standby.promote()
            let ways = try workstations.map { try $0.moved(to: standby.database) }
            try await workstations[1].edit(lost) { $0.phone = "600 555 222" }
            try await workstations[1].edit(other) { $0.phone = "600 555 333" }
            #expect(try await workstations[1].sync.sync().sent == 2)
            try await workstations[0].edit(lost) { $0.email = "aroha@example.com" }
            try await workstations.settle()
            #expect(ways[0].asked < 5)
            for workstation in workstations {
                let facts = try await workstation.now { $0.patients.patient(lost) }.facts
                #expect(facts.phone == "600 555 222" && facts.email == "aroha@example.com")
                #expect(try await workstation.now { $0.patients.patient(other) }.facts.phone == "600 555 333")
                let status = try await workstation.status()
                #expect(status.conflicts + status.parked + status.queued + status.setAside == 0)
            }
            #expect(try Set(workstations[0].records()) == Set(workstations[1].records()))
        }
    }

    @Test func `a place is known after a promotion if nothing of what was read by then is lost`() async throws {
        try await PostgresServer.withDatabase { database in
            let remote = try await RemoteBench { try SettledRemote(database) }.openRemote([stock])
            let early = try await remote.changes(after: .start, limit: 100).next
            try await StandbyServer.withStandby(of: database) { standby in
                // The first to write commits last, after the standby has seen the second, and is lost.
                let slow = try database.session()
                try slow.run(
                    "begin; insert into clinic.record (kind, subject, version, body, epoch) values "
                        + "('product', '\(UUID.sample(2))', 1, '{}', 1)")
                #expect(try await remote.apply(RemoteContract.takeOne(1, from: 10)).isApplied)
                try await standby.catchUp()
                try await standby.cutOff()
                try slow.run("commit")
                let late = try await remote.changes(after: early, limit: 100)
                #expect(late.records.count == 2)
                try standby.promote()

                let promoted = try SettledRemote(standby.database)
                let rest = try await promoted.changes(after: early, limit: 100)
                #expect(!rest.restarted && rest.records.map(\.version) == [2])
                let end = try await promoted.changes(after: rest.next, limit: 100)
                #expect(!end.restarted && end.records == [] && end.next == rest.next)
                for unknown in [late.next, early.behindAnswers] {
                    let page = try await promoted.changes(after: unknown, limit: 100)
                    #expect(page.restarted && page.records.count == 3)
                }
                let answered = try await promoted.changes(after: rest.next.behindAnswers, limit: 100)
                #expect(!answered.restarted && answered.records == [])
                #expect(answered.next.text.split(separator: "/").count == 6)
            }
        }
    }

    @Test func `a standby that was started again before anybody came is like a restored copy`() async throws {
        try await PostgresServer.withDatabase { database in
            let remote = try await RemoteBench { try SettledRemote(database) }.openRemote([stock])
            let place = try await remote.changes(after: .start, limit: 100).next
            try await StandbyServer.withStandby(of: database) { standby in
                try await standby.catchUp()
                try standby.promote()
                try standby.restart()
                let again = try SettledRemote(standby.database)
                let page = try await again.changes(after: place, limit: 100)
                #expect(page.restarted && page.records.count == 3)
                let all = StepRange(kind: "product", first: 0, size: 1)
                #expect(try await again.digests(all, since: place) == nil)
            }
        }
    }

    /// Two workstations of a remote that has a standby.
    private func withWorkstations(_ body: ([ClinicWorkstation], StandbyServer) async throws -> Void) async throws {
        try await PostgresServer.withDatabase { database in
            let first = try await Workstations.opened(SettledRemote(database))
            let workstations = [first, try await Workstations.joined(SettledRemote(database))]
            for workstation in workstations { try await workstation.signIn(.receptionist) }
            try await workstations.settle()
            try await StandbyServer.withStandby(of: database) { try await body(workstations, $0) }
        }
    }
}

extension ClinicWorkstation {
    /// Connects it to another server.
    fileprivate func moved(to database: PostgresDatabase) throws -> SettledRemote {
        let way = try SettledRemote(database, inPages: true)
        try connect(to: way, random: SeededGenerator(seed: 1))
        return way
    }
}
