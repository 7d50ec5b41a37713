import Domain
import FaultyNetwork
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// A remote behind a deliberately faulty network.
@Suite(.timeLimit(.minutes(60))) struct FaultyRemoteTests {
    private let server = FakeRemoteServer()
    private let clock = FixedClock()

    @Test func `a failing remote delivers others' writes, and each write is retried until a person decides`()
        async throws
    {
        let workstation = try await workstation(.failing)
        let other = try await Workstations.joined(FakeRemote(server))
        try await other.signIn(.receptionist)
        let theirs = try await other.register("Grace Hopper")
        #expect(try await other.sync.sync().problem == nil)
        for name in ["Ada Byron", "Mary Jackson"] { _ = try await workstation.register(name) }
        for round in 1...8 {
            let report = try await workstation.sync.sync()
            #expect(report.problem == nil)
            #expect(report.sent == 0)
            #expect(report.left.reach == .online)
            #expect(report.left.parked == (round < 8 ? 0 : 2))
            if round == 1 { try await expectDelayed(at: workstation) }
            clock.advance(by: 300)
        }
        #expect(try await workstation.now { $0.patients.patient(theirs.number) }.facts == theirs.facts)
        #expect(server.copy.appliedCount == 1)
    }

    @Test func `an offline remote is not asked anything`() async throws {
        let workstation = try await workstation(.offline)
        #expect(try await workstation.sync.sync().problem?.code == "remote-unreachable")
    }

    private func expectDelayed(at workstation: ClinicWorkstation) async throws {
        for entry in try await workstation.now({ $0.sync.queue(limit: 5) }).entries {
            guard case .delayed(attempts: 1, _, _) = entry.state else {
                return #expect(Bool(false), "\(entry.state)")
            }
        }
    }

    /// The example clinic, uploaded to the server before the network became faulty.
    private func workstation(_ profile: NetworkProfile) async throws -> ClinicWorkstation {
        let way = FakeRemote(server)
        let workstation = try await Workstations.opened(way, clock: clock)
        try await workstation.signIn(.receptionist)
        try workstation.connect(
            to: FaultyRemote(way, profile, random: SeededGenerator(seed: 1)), random: SeededGenerator(seed: 1))
        return workstation
    }
}
