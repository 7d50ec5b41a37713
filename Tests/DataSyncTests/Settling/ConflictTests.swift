import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// Writes in conflict with each other.
@Suite(.timeLimit(.minutes(60))) struct ConflictTests {
    private let patient = PatientNumber.known(2_003)

    @Test func `two workstations that change different fields both keep what they wrote`() async throws {
        let workstations = try await Workstations()
        try await workstations.first.edit(patient) { $0.phone = "600 555 777" }
        try await workstations.second.edit(patient) { $0.address = "Calle Mayor 1" }
        try await workstations.settle()
        let facts = try await workstations.first.now { $0.patients.patient(patient) }.facts
        #expect(facts.phone == "600 555 777")
        #expect(facts.address == "Calle Mayor 1")
        try await workstations.expectEqual()
    }

    @Test func `the same field edited twice is kept twice until a person chooses`() async throws {
        let workstations = try await contested()
        let entry = try await workstations.second.onlyEntry()
        #expect(entry.state == .conflicting)
        let field = try #require(entry.fields.first { $0.isContested })
        #expect(field.title == "phone")
        #expect(field.mine == "600 555 222")
        #expect(field.theirs == "600 555 111")
        #expect(entry.subject == .patient(patient))
        // Each workstation's screen keeps its own change.
        #expect(try await workstations.second.now { $0.patients.patient(patient) }.facts.phone == "600 555 222")
        #expect(try await workstations.first.now { $0.patients.patient(patient) }.facts.phone == "600 555 111")
    }

    @Test func `what was written on top of a contested field is not contested, too`() async throws {
        let workstations = try await Workstations()
        try await workstations.first.edit(patient) { $0.phone = "600 555 111" }
        #expect(try await workstations.first.sync.sync().problem == nil)
        for phone in ["600 555 222", "600 555 333"] {
            try await workstations.second.edit(patient) { $0.phone = phone }
        }
        #expect(try await workstations.second.sync.sync().problem == nil)
        let status = try await workstations.second.status()
        #expect(status.conflicts == 1 && status.queued == 1)
    }

    @Test(arguments: OutboxSide.allCases)
    func `the side that was chosen is everywhere`(_ side: OutboxSide) async throws {
        let workstations = try await contested()
        let entry = try await workstations.second.onlyEntry()
        let field = try #require(entry.fields.first { $0.isContested })
        try await workstations.second.sync.resolve(entry.id, keeping: [field.id: side])
        try await workstations.settle()
        #expect(try await workstations.second.status().conflicts == 0)
        let facts = try await workstations.first.now { $0.patients.patient(patient) }.facts
        #expect(facts.phone == (side == .mine ? "600 555 222" : "600 555 111"))
        // A field that nobody else changed is kept with either side.
        #expect(facts.address == "Calle Mayor 2")
        for workstation in workstations.all { #expect(try workstation.misfiledPatients() == []) }
        try await workstations.expectEqual()
    }

    @Test func `a choice against a newer change does not count`() async throws {
        let workstations = try await contested()
        let seen = try await workstations.second.onlyEntry()
        let field = try #require(seen.fields.first { $0.isContested })
        try await workstations.first.edit(patient) { $0.phone = "600 555 333" }
        try await workstations.settle()
        for side in OutboxSide.allCases {
            await #expect(throws: AppError.notAsSeen(seen.id)) {
                try await workstations.second.sync.resolve(seen, keeping: [field.id: side])
            }
        }
        let now = try await workstations.second.onlyEntry()
        #expect(now.state == .conflicting)
        #expect(now.fields.first { $0.isContested }?.theirs == "600 555 333")
    }

    @Test func `a discarded write leaves what the other workstation wrote`() async throws {
        let workstations = try await contested()
        #expect(try await workstations.second.sync.discard(try await workstations.second.onlyEntry().id) == 1)
        try await workstations.settle()
        let facts = try await workstations.second.now { $0.patients.patient(patient) }.facts
        #expect(facts.phone == "600 555 111")
        try await workstations.expectEqual()
    }

    @Test func `a resolved conflict needs no choice`() async throws {
        let workstations = try await contested()
        // The other workstation restores the old value.
        try await workstations.first.edit(patient) { $0.phone = "+34 600 555 103" }
        try await workstations.settle()
        #expect(try await workstations.second.status().conflicts == 0)
        try await workstations.settle()
        #expect(try await workstations.first.now { $0.patients.patient(patient) }.facts.phone == "600 555 222")
        try await workstations.expectEqual()
    }

    @Test func `an edit while a write is on its way is kept`() async throws {
        let workstations = try await Workstations()
        try await workstations.first.edit(patient) { $0.phone = "600 555 111" }
        workstations.ways[0].loseNextAnswer()
        _ = try await workstations.first.sync.sync()
        try await workstations.first.edit(patient) { $0.phone = "600 555 333" }
        workstations.ways[0].set(.open)
        try await workstations.settle()
        #expect(try await workstations.second.now { $0.patients.patient(patient) }.facts.phone == "600 555 333")
        try await workstations.expectEqual()
    }

    @Test func `a write that needs a refused one waits for it, and is discarded with it`() async throws {
        let workstations = try await Workstations()
        for workstation in workstations.all { _ = try await workstation.buy(.known(512), 1) }
        _ = try await workstations.first.sync.sync()
        let order = try await workstations.second.now { $0.orders.orders(OrderQuery()) }.orders[0]
        _ = try await workstations.second.pay(order.number)
        try await workstations.settle()
        let status = try await workstations.second.status()
        #expect(status.parked == 1)
        #expect(status.queued == 1)
        let entry = try #require(try await workstations.second.now { $0.sync.queue(limit: 5) }.entries.first)
        #expect(entry.dependants.count == 1)
        #expect(try await workstations.second.sync.discard(entry.id) == 2)
        try await workstations.settle()
        #expect(try await workstations.second.status().queued == 0)
        try await workstations.expectEqual()
    }

    @Test func `the remote accepts one of two bookings of one time`() async throws {
        let workstations = try await Workstations()
        for workstation in workstations.all { try await workstation.bookFirstSlot() }
        try await workstations.settle()
        let entry = try await workstations.second.onlyEntry()
        guard case .parked(let error) = entry.state else { return #expect(Bool(false), "\(entry.state)") }
        #expect(error.message.contains("needs rebooking"))
    }

    @Test func `a refused write is accepted after a correction`() async throws {
        let workstations = try await Workstations()
        for workstation in workstations.all { try await workstation.bookFirstSlot() }
        try await workstations.settle()
        let entry = try await workstations.second.onlyEntry()
        guard case .appointment(let number) = entry.subject else { return #expect(Bool(false), "\(entry)") }
        try await workstations.second.moveToNextSlot(number)
        try await workstations.second.sync.retry(entry.id)
        try await workstations.settle()
        #expect(try await workstations.second.status().parked == 0)
        #expect(try await workstations.second.status().queued == 0)
        try await workstations.expectEqual()
    }

    @Test func `notes that two workstations wrote are both there, in the same order`() async throws {
        let workstations = try await Workstations(as: .clinician)
        for (index, workstation) in workstations.all.enumerated() {
            try await workstation.note("Note \(index)", about: patient)
        }
        for (index, workstation) in workstations.all.enumerated() {
            try await workstation.note("More \(index)", about: patient)
        }
        try await workstations.settle()
        for workstation in workstations.all { try await workstation.patients.openAnybodysNotes(of: patient) }
        let notes = workstations.all.map { $0.patients.notes(ClinicalNoteQuery(about: patient)) }
        var texts: [[String]] = []
        for read in notes {
            var reader = read.reader()
            texts.append(try await reader.value().notes.map { "\($0.position) \($0.text)" })
        }
        #expect(texts[0] == texts[1])
        #expect(texts[0].count >= 4)
        try await workstations.expectEqual()
    }

    /// The second workstation's telephone number conflicts with the first one's; its address does not.
    private func contested() async throws -> Workstations {
        let workstations = try await Workstations()
        try await workstations.first.edit(patient) { $0.phone = "600 555 111" }
        try await workstations.second.edit(patient) { ($0.phone, $0.address) = ("600 555 222", "Calle Mayor 2") }
        try await workstations.settle()
        return workstations
    }
}
