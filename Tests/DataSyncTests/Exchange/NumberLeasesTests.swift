import Domain
import Support
import Testing

@testable import Data
@testable import DataSync

/// The short numbers that a workstation with a remote assigns.
@Suite(.timeLimit(.minutes(60))) struct NumberLeasesTests {
    @Test func `a workstation that exchanges in time continues past the end of its block`() async throws {
        let workstations = try await Workstations()
        let left = try await left(at: workstations.second)
        var numbers: [Int] = []
        while numbers.count <= left {
            // The rest falls below the mark at which the next block is leased.
            for _ in 0...NumberLeases.size / 2 {
                numbers.append(try await workstations.second.register("Ada Byron").number.rawValue)
            }
            #expect(try await workstations.second.sync.sync().problem == nil)
        }
        #expect(numbers == numbers.sorted())
        #expect(Set(numbers).count == numbers.count)
        try await workstations.settle()
        try await workstations.expectEqual()
    }

    @Test func `a kind that has no provisional numbers is refused when all are used up`() async throws {
        let workstations = try await Workstations()
        let none = AppError.conflict(
            "There are no numbers left for another product.",
            advice: "New ones come from the remote: run clinic sync when it can be reached.")
        try await workstations.second.writer.write { connection throws(AppError) in
            try NumberBlock.product.forget(in: connection)
        }
        await #expect(throws: none) {
            try await workstations.second.writer.write { connection throws(AppError) in
                try NumberBlock.product.next(in: connection)
            }
        }
        #expect(try await workstations.second.sync.sync().problem == nil)
        let next = try await workstations.second.writer.write { connection throws(AppError) in
            try NumberBlock.product.next(in: connection)
        }
        #expect(!ProvisionalNumber.contains(next))
    }

    @Test(arguments: [(0, 200), (150, 200), (700, 700), (5_000, 2_000)])
    func `a workstation that has run out before leases as many as it was short of, within bounds`(
        _ short: Int, _ leased: Int
    ) async throws {
        let workstations = try await Workstations()
        try await workstations.second.useUp()
        _ = try await workstations.second.writer.write { connection throws(AppError) in
            try connection.run(
                """
                WITH RECURSIVE given (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM given WHERE number < ?1)
                INSERT INTO provisional_number (subject, provisional, number)
                SELECT 'patient', ?2 + number, 1 FROM given WHERE number <= ?1
                """, [.integer(short), .integer(ProvisionalNumber.base)])
        }
        #expect(try await workstations.second.sync.sync().problem == nil)
        #expect(try await left(at: workstations.second) == leased)
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
