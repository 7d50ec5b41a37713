import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync
@testable import DataTests

/// Some stations that share one remote in memory, each a clinic in memory of its own with someone signed in.
struct Stations {
    let server = FakeRemoteServer()
    let all: [ClinicStation]
    /// The ways to the remote, station by station.
    let ways: [FakeRemote]

    var first: ClinicStation { all[0] }
    var second: ClinicStation { all[1] }

    /// How many writes the remote applied, each counted once.
    var applied: Int { server.copy.applied.count }

    /// The example clinic on a remote, and stations that have joined it.
    init(_ count: Int = 2, as role: Role = .receptionist, clock: any WallClock = FixedClock()) async throws {
        let server = server
        ways = (0..<max(count, 2)).map { _ in FakeRemote(server) }
        var all = [try await Self.opened(ways[0], clock: clock)]
        for way in ways.dropFirst() { all.append(try await Self.joined(way, clock: clock)) }
        for station in all { try await station.signIn(role) }
        self.all = all
    }

    /// The example clinic, put onto an empty remote.
    static func opened(_ remote: any Remote, clock: any WallClock = FixedClock()) async throws -> ClinicStation {
        let station = try StationHarness.open(.memory, clock: clock)
        try await station.initialize(remote, at: "memory", random: SeededGenerator(seed: 1))
        #expect(try await station.sync.sync().problem == nil)
        return station
    }

    /// One more station of a remote.
    static func joined(_ remote: any Remote, clock: any WallClock = FixedClock()) async throws -> ClinicStation {
        let empty = try StationHarness.open(.memory, clock: clock, joining: "memory")
        try empty.connect(to: remote, random: SeededGenerator(seed: 1))
        #expect(try await empty.sync.sync().problem == nil)
        let station = try empty.reopened()
        try station.connect(to: remote, random: SeededGenerator(seed: 1))
        return station
    }

    /// Every station exchanges until none has anything to send.
    func settle() async throws {
        for _ in 0..<2 { for station in all { #expect(try await station.sync.sync().problem == nil) } }
    }

    /// Expects that all stations have the same records, and whoever joins the remote now too.
    func expectEqual(_ location: SourceLocation = #_sourceLocation) async throws {
        let records = Set(try await Self.joined(FakeRemote(server)).records())
        for (index, station) in all.enumerated() {
            let own = Set(try station.records())
            #expect(own.subtracting(records).sorted() == [], "only at station \(index)", sourceLocation: location)
            #expect(records.subtracting(own).sorted() == [], "not at station \(index)", sourceLocation: location)
        }
    }
}

extension ClinicStation {
    /// Signs someone of a role in.
    func signIn(_ role: Role) async throws {
        _ = try await sessions.signIn(.sample(role), operation: StoreHarness.operation())
    }

    /// The same clinic opened once more: what a start reads is there only since the first exchange.
    func reopened() throws -> ClinicStation { ClinicStation(try reopenedStore()) }

    /// The store of the same clinic opened once more, which is no station's.
    func reopenedStore() throws -> ClinicStore {
        let atStart = try database.read { connection throws(AppError) in try AtStart.read(from: connection) }
        return ClinicStore(
            database, atStart, at: .memory, clock: clock, identifiers: identifiers, deliveries: PendingDeliveries(),
            passwords: PasswordHasher(cost: .least), polling: .onDemand)
    }

    /// Every record that stations share, as its kind, identity and body.
    func records() throws -> [String] {
        try database.read { connection throws(AppError) in
            var all: [String] = []
            for kind in RecordKind.allCases {
                all += try connection.rows(kind.synced.allImagesSQL) { row throws(AppError) in
                    "\(kind.rawValue) \(try row.identity(0)) \(try row.text(1))"
                }
            }
            return all.sorted()
        }
    }

    /// The first answer of a live read.
    func now<Value>(_ read: (ClinicStation) -> Snapshots<Value>) async throws -> Value {
        var reader = read(self).reader()
        return try await reader.value()
    }
}

extension PatientQuery {
    /// The patients that a word finds.
    static func finding(_ word: String) -> PatientQuery {
        PatientQuery(SearchText(word).map(PatientCriterion.init) ?? .all)
    }
}

extension ProductQuery {
    /// The products that a word finds.
    static func finding(_ word: String) throws -> ProductQuery {
        ProductQuery(.search(try #require(SearchText(word))))
    }
}
