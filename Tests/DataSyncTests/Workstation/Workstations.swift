import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync
import DataSupport

/// Several workstations that share one remote in memory, each with a clinic in memory and someone signed in.
struct Workstations {
    let server = FakeRemoteServer()
    let all: [ClinicWorkstation]
    /// The connection of each workstation to the remote.
    let ways: [FakeRemote]

    var first: ClinicWorkstation { all[0] }
    var second: ClinicWorkstation { all[1] }

    /// The number of writes that the remote applied, each counted once.
    var applied: Int { server.copy.appliedCount }

    /// The example clinic on a remote, and workstations that have joined it.
    init(
        _ count: Int = 2, as role: Role = .receptionist, clock: any WallClock = FixedClock(), stocked: Bool = false
    ) async throws {
        let server = server
        ways = (0..<max(count, 2)).map { _ in FakeRemote(server) }
        var all = [try await Self.opened(ways[0], clock: clock, stocked: stocked)]
        for way in ways.dropFirst() { all.append(try await Self.joined(way, clock: clock)) }
        for workstation in all { try await workstation.signIn(role) }
        self.all = all
    }

    /// The example clinic, uploaded to an empty remote.
    static func opened(
        _ remote: any Remote, clock: any WallClock = FixedClock(), stocked: Bool = false
    ) async throws -> ClinicWorkstation {
        let workstation = try WorkstationHarness.open(.memory, clock: clock)
        if stocked { try await workstation.stockUp() }
        try await workstation.share(on: remote)
        #expect(try await workstation.sync.sync().problem == nil)
        return workstation
    }

    /// One more workstation of a remote.
    static func joined(_ remote: any Remote, clock: any WallClock = FixedClock()) async throws -> ClinicWorkstation {
        let empty = try WorkstationHarness.open(.memory, clock: clock, joining: "memory")
        try empty.connect(to: remote, random: SeededGenerator(seed: 1))
        let problem = try await empty.sync.sync().problem
        let aside = try empty.database.read { connection throws(AppError) in
            try SetAside(connection: connection).first(3)
        }
        #expect(problem == nil, "\(problem.debugDescription) \(aside)")
        let workstation = try empty.reopened()
        try workstation.connect(to: remote, random: SeededGenerator(seed: 1))
        return workstation
    }

    /// Every workstation exchanges until none has anything to send.
    func settle() async throws {
        for _ in 0..<2 { for workstation in all { #expect(try await workstation.sync.sync().problem == nil) } }
    }

    /// Expects that all workstations, and one that joins now, have the same records.
    func expectEqual(_ location: SourceLocation = #_sourceLocation) async throws {
        let records = Set(try await Self.joined(FakeRemote(server)).records())
        for (index, workstation) in all.enumerated() {
            let own = Set(try workstation.records())
            #expect(own.subtracting(records).sorted() == [], "only at workstation \(index)", sourceLocation: location)
            #expect(records.subtracting(own).sorted() == [], "not at workstation \(index)", sourceLocation: location)
        }
    }
}

extension ClinicWorkstation {
    /// Puts the clinic onto a remote, as the manager does; who was signed in before is so afterwards.
    func share(on remote: any Remote, at address: String = "memory") async throws {
        let before = try await now { $0.sessions.session() }?.staff.role
        try await signIn(.manager)
        let result: Result<Void, any Error>
        do {
            result = .success(try await initialize(remote, at: address, random: SeededGenerator(seed: 1)))
        } catch {
            result = .failure(error)
        }
        await sessions.signOut(operation: StoreHarness.operation())
        if let before { try await signIn(before) }
        try result.get()
    }

    /// Signs in the person of a role.
    func signIn(_ role: Role) async throws {
        _ = try await sessions.signIn(.sample(role), operation: StoreHarness.operation())
    }

    /// The same clinic opened again: some data is read only at a start after the first exchange.
    func reopened() throws -> ClinicWorkstation { ClinicWorkstation(try reopenedStore()) }

    /// The store of the same clinic opened again, without a workstation.
    func reopenedStore() throws -> ClinicStore {
        let startup = try database.read { connection throws(AppError) in try Startup.read(from: connection) }
        return ClinicStore(
            database, startup, at: .memory, clock: clock, identifiers: identifiers, deliveries: PendingDeliveries(),
            passwords: PasswordHasher(cost: .least), polling: .onDemand)
    }

    /// The code with which a workstation joins the clinic, even if nobody is signed in.
    func code() throws -> JoinCode {
        let code = try database.read { connection throws(AppError) in
            try connection.founder().map { founder throws(AppError) in
                JoinCode(key: try ClinicKey.known(in: connection), founder: founder)
            }
        }
        return try #require(code)
    }

    /// Every record that workstations share, as its kind, identity and body.
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
    func now<Value>(_ read: (ClinicWorkstation) -> Snapshots<Value>) async throws -> Value {
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
