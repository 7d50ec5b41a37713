import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// Changes of a record beside one that waits for a person: only those of the same field wait with it.
@Suite(.timeLimit(.minutes(60))) struct WaitingFieldTests {
    private let patient = PatientNumber.known(2_003)

    @Test func `what others change in other fields is seen beside a contested one`() async throws {
        let workstations = try await contested()
        try await workstations.first.edit(patient) { $0.email = "aroha@example.com" }
        try await workstations.settle()
        let facts = try await facts(at: workstations.second)
        #expect(facts.email == "aroha@example.com")
        #expect(facts.phone == "600 555 222")
        #expect(try await workstations.second.status().conflicts == 1)
    }

    @Test func `a later change of another field is sent beside a contested one`() async throws {
        let workstations = try await contested()
        try await workstations.second.edit(patient) { $0.email = "aroha@example.com" }
        try await workstations.settle()
        let there = try await facts(at: workstations.first)
        #expect(there.email == "aroha@example.com")
        #expect(there.phone == "600 555 111")
        #expect(try await facts(at: workstations.second).phone == "600 555 222")
        let status = try await workstations.second.status()
        #expect((status.queued, status.conflicts) == (0, 1))
        #expect(try await workstations.first.status().setAside == 0)
    }

    @Test(arguments: OutboxSide.allCases)
    func `a choice of a contested field keeps what was changed beside it`(_ side: OutboxSide) async throws {
        let workstations = try await contested()
        workstations.ways[1].set(.unreachable)
        try await workstations.second.edit(patient) { $0.email = "aroha@example.com" }
        let entry = try await conflict(at: workstations.second)
        let field = try #require(entry.fields.first { $0.isContested })
        #expect(entry.dependants.isEmpty)
        try await workstations.second.sync.resolve(entry, keeping: [field.id: side])
        try await expect(side, at: workstations.second)
        workstations.ways[1].set(.open)
        try await workstations.settle()
        for workstation in workstations.all { try await expect(side, at: workstation) }
        try await workstations.expectEqual()
    }

    private func expect(_ side: OutboxSide, at workstation: ClinicWorkstation) async throws {
        let facts = try await facts(at: workstation)
        #expect(facts.email == "aroha@example.com")
        #expect(facts.phone == (side == .mine ? "600 555 222" : "600 555 111"))
    }

    @Test func `a discarded change takes those of the same field with it, and no other`() async throws {
        let workstations = try await contested()
        workstations.ways[1].set(.unreachable)
        try await workstations.second.edit(patient) { $0.email = "aroha@example.com" }
        try await workstations.second.edit(patient) { $0.phone = "600 555 333" }
        let entry = try await conflict(at: workstations.second)
        #expect(entry.dependants == [.init(id: .known(3), what: "a change to a patient")])
        #expect(try await workstations.second.sync.discard(entry) == 2)
        try await expect(.theirs, at: workstations.second)
        workstations.ways[1].set(.open)
        try await workstations.settle()
        for workstation in workstations.all { try await expect(.theirs, at: workstation) }
        try await workstations.expectEqual()
    }

    @Test func `a refused change holds up those of the same field, and no other`() async throws {
        let workstations = try await refused()
        let workstation = workstations.second
        try await workstation.edit(patient) { $0.email = "aroha@example.com" }
        try await workstation.edit(patient) { $0.phone = "600 555 333" }
        try await workstations.settle()
        let there = try await facts(at: workstations.first)
        #expect(there.email == "aroha@example.com")
        #expect(there.phone == "+34 600 555 103")
        #expect(try await facts(at: workstation).phone == "600 555 333")
        try await workstation.sync.retry(.known(1))
        try await workstations.settle()
        #expect(try await facts(at: workstations.first).phone == "600 555 333")
        try await workstations.expectEqual()
    }

    @Test func `a refused change is tried again without what was changed beside it`() async throws {
        let workstations = try await refused()
        let workstation = workstations.second
        workstations.ways[1].set(.unreachable)
        try await workstation.edit(patient) { $0.email = "aroha@example.com" }
        try await workstation.sync.retry(.known(1))
        #expect(try workstation.column("SELECT CAST(number AS TEXT) FROM outbox ORDER BY number") == ["1", "2"])
        workstations.ways[1].set(.open)
        try await workstations.settle()
        for workstation in workstations.all { try await expect(.mine, at: workstation) }
        try await workstations.expectEqual()
    }

    /// The second workstation's telephone number conflicts with the first one's.
    private func contested() async throws -> Workstations {
        let workstations = try await Workstations()
        try await workstations.first.edit(patient) { $0.phone = "600 555 111" }
        try await workstations.second.edit(patient) { $0.phone = "600 555 222" }
        try await workstations.settle()
        return workstations
    }

    /// The remote refused the second workstation's telephone number.
    private func refused() async throws -> Workstations {
        let workstations = try await Workstations()
        try await workstations.second.edit(patient) { $0.phone = "600 555 222" }
        _ = try await workstations.second.writer.write { connection throws(AppError) in
            try connection.run("UPDATE outbox SET state = 'parked', problem = 'malformed x' WHERE number = 1")
        }
        return workstations
    }

    private func conflict(at workstation: ClinicWorkstation) async throws -> OutboxEntry {
        let page = try await workstation.now { $0.sync.queue(limit: 10) }
        let first = try #require(page.entries.first { $0.state == .conflicting })
        return try await workstation.now { $0.sync.entry(first.id) }
    }

    private func facts(at workstation: ClinicWorkstation) async throws -> PatientFacts {
        try await workstation.now { $0.patients.patient(patient) }.facts
    }
}
