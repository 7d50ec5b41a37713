import Domain
import Support
import Testing

@testable import Data
@testable import DataSync

/// The effects of choosing a side.
@Suite(.timeLimit(.minutes(60))) struct ChoiceTests {
    @Test(arguments: OutboxSide.allCases)
    func `sort and search fields follow the chosen side`(_ side: OutboxSide) async throws {
        let workstations = try await Workstations()
        try await workstations.first.edit(.known(2_003)) { ($0.name, $0.phone) = ("Ada Byron", "600 555 111") }
        try await workstations.second.edit(.known(2_003)) { ($0.name, $0.phone) = ("Zoe Young", "600 555 222") }
        try await workstations.settle()
        let entry = try await workstations.second.onlyEntry()
        let contested = entry.fields.filter(\.isContested)
        #expect(contested.map(\.title) == ["name", "phone"])
        try await workstations.second.sync.resolve(
            entry.id, keeping: [contested[0].id: side, contested[1].id: .theirs])
        try await workstations.settle()
        let columns = "name || ' ' || sort_name || ' ' || phone_digits"
        let sorted = side == .mine ? "Zoe Young zoe young 600555111" : "Ada Byron ada byron 600555111"
        for workstation in workstations.all {
            #expect(try workstation.column("SELECT \(columns) FROM patient WHERE number = 2003") == [sorted])
        }
        try await workstations.expectEqual()
    }

    @Test func `what was built on a write is not given up unasked`() async throws {
        let workstations = try await Workstations(as: .manager)
        _ = try await workstations.first.move(.known(1_044), to: .cancelled)
        _ = try await workstations.second.pay(.known(1_044))
        _ = try await workstations.second.move(.known(1_044), to: .packed)
        try await workstations.settle()
        let queue = try await workstations.second.now { $0.sync.queue(limit: 5) }
        let entry = try await workstations.second.now { $0.sync.entry(queue.entries[0].id) }
        #expect(entry.dependants.count == 1)
        let whole = try #require(entry.fields.first { $0.isContested })
        await #expect(throws: AppError.self) {
            try await workstations.second.sync.resolve(entry.id, keeping: [whole.id: .theirs])
        }
        #expect(try await workstations.second.now { $0.sync.queue(limit: 5) }.total == 2)
        #expect(try await workstations.second.sync.discard(entry.id) == 2)
        try await workstations.settle()
        try await workstations.expectEqual()
    }
}
