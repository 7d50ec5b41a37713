import Domain
import Support
import Testing

@testable import Data
@testable import DataSync

/// The short numbers that a station of a remote gives out.
@Suite(.timeLimit(.minutes(10))) struct NumberLeasesTests {
    @Test func `a station that exchanges in time goes on behind the end of its block`() async throws {
        let stations = try await Stations()
        let left = try await left(at: stations.second)
        var numbers: [Int] = []
        while numbers.count <= left {
            // What is left comes below the mark at which the next block is leased.
            for _ in 0..<(NumberLeases.size - NumberLeases.few + 1) {
                numbers.append(try await stations.second.register("Ada Byron").number.rawValue)
            }
            #expect(try await stations.second.sync.sync().problem == nil)
        }
        #expect(numbers == numbers.sorted())
        #expect(Set(numbers).count == numbers.count)
        try await stations.settle()
        try await stations.expectEqual()
    }

    @Test func `a station that used all up while the remote was away says so, and goes on when it is back`()
        async throws
    {
        let stations = try await Stations()
        let station = stations.second
        stations.ways[1].set(.unreachable)
        for _ in 0..<(try await left(at: station)) { _ = try await station.register("Ada Byron") }
        let registered = try station.column("SELECT CAST(number AS TEXT) FROM patient")
        await #expect(
            throws: AppError.conflict(
                "There are no numbers left for another patient.",
                advice: "New ones come from the remote: run clinic sync when it can be reached.")
        ) { try await station.register("Grace Hopper") }
        #expect(try station.column("SELECT CAST(number AS TEXT) FROM patient") == registered)
        stations.ways[1].set(.open)
        #expect(try await station.sync.sync().problem == nil)
        let late = "\(try await station.register("Grace Hopper").number.rawValue)"
        #expect(!registered.contains(late))
        try await stations.settle()
        try await stations.expectEqual()
    }

    @Test func `a station leases numbers of what stations make, and no others`() async throws {
        let stations = try await Stations()
        #expect(
            try stations.second.column("SELECT subject FROM number_block ORDER BY subject")
                == ["appointment", "cart", "order", "patient"])
    }

    @Test func `a file that was put back from a copy goes on with numbers that nobody has`() async throws {
        let stations = try await Stations()
        let first = try await stations.first.register("Ada Byron")
        // The copy does not know that it gave the number out.
        _ = try await stations.first.writer.write { connection throws(AppError) in
            try connection.run(
                "UPDATE number_block SET next_number = ? WHERE subject = 'patient'", [.integer(first.number.rawValue)])
        }
        #expect(try await stations.first.register("Grace Hopper").number.rawValue == first.number.rawValue + 1)
        #expect(try await stations.first.register("Mary Jones").number.rawValue == first.number.rawValue + 2)
    }

    /// How many patients a station has numbers for.
    private func left(at station: ClinicStation) async throws -> Int {
        try await station.writer.write { connection throws(AppError) in try NumberBlock.patient.left(in: connection) }
    }
}
