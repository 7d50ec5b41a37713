import Domain
import Support
import Testing

@testable import Data
@testable import DataSync

/// The short numbers that a workstation with a remote assigns.
@Suite(.timeLimit(.minutes(10))) struct NumberLeasesTests {
    @Test func `a workstation that exchanges in time continues past the end of its block`() async throws {
        let workstations = try await Workstations()
        let left = try await left(at: workstations.second)
        var numbers: [Int] = []
        while numbers.count <= left {
            // The rest falls below the mark at which the next block is leased.
            for _ in 0..<(NumberLeases.size - NumberLeases.few + 1) {
                numbers.append(try await workstations.second.register("Ada Byron").number.rawValue)
            }
            #expect(try await workstations.second.sync.sync().problem == nil)
        }
        #expect(numbers == numbers.sorted())
        #expect(Set(numbers).count == numbers.count)
        try await workstations.settle()
        try await workstations.expectEqual()
    }

    @Test
    func `a workstation that used all numbers up while the remote was away reports it, and continues when it is back`()
        async throws
    {
        let workstations = try await Workstations()
        let workstation = workstations.second
        workstations.ways[1].set(.unreachable)
        for _ in 0..<(try await left(at: workstation)) { _ = try await workstation.register("Ada Byron") }
        let registered = try workstation.column("SELECT CAST(number AS TEXT) FROM patient")
        await #expect(
            throws: AppError.conflict(
                "There are no numbers left for another patient.",
                advice: "New ones come from the remote: run clinic sync when it can be reached.")
        ) { try await workstation.register("Grace Hopper") }
        #expect(try workstation.column("SELECT CAST(number AS TEXT) FROM patient") == registered)
        workstations.ways[1].set(.open)
        #expect(try await workstation.sync.sync().problem == nil)
        let late = "\(try await workstation.register("Grace Hopper").number.rawValue)"
        #expect(!registered.contains(late))
        try await workstations.settle()
        try await workstations.expectEqual()
    }

    @Test func `a workstation leases numbers of what workstations make, and no others`() async throws {
        let workstations = try await Workstations()
        #expect(
            try workstations.second.column("SELECT subject FROM number_block ORDER BY subject")
                == ["appointment", "cart", "order", "patient", "product"])
    }

    @Test func `a file restored from a copy continues with unused numbers`() async throws {
        let workstations = try await Workstations()
        let first = try await workstations.first.register("Ada Byron")
        // The copy does not know that it assigned the number.
        _ = try await workstations.first.writer.write { connection throws(AppError) in
            try connection.run(
                "UPDATE number_block SET next_number = ? WHERE subject = 'patient'", [.integer(first.number.rawValue)])
        }
        #expect(try await workstations.first.register("Grace Hopper").number.rawValue == first.number.rawValue + 1)
        #expect(try await workstations.first.register("Mary Jones").number.rawValue == first.number.rawValue + 2)
    }

    /// The number of patients that a workstation has numbers for.
    private func left(at workstation: ClinicWorkstation) async throws -> Int {
        try await workstation.writer.write { connection throws(AppError) in try NumberBlock.patient.left(in: connection)
        }
    }
}
