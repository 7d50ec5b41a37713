import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// Forgetting a patient in a clinic that several workstations share.
@Suite(.timeLimit(.minutes(60))) struct SharedForgettingTests {
    private static let number = PatientNumber.known(2_003)
    private static let words = ["Ngata", "611 000 222"]

    /// Two workstations, some years after somebody wrote something about the patient, with a manager at each.
    private static func workstations(
        on connect: () throws -> any Remote, years: Double = 11
    ) async throws -> [ClinicWorkstation] {
        let clock = FixedClock()
        let first = try await Workstations.opened(connect(), clock: clock)
        let all = [first, try await Workstations.joined(connect(), clock: clock)]
        try await first.signIn(.receptionist)
        try await first.edit(number) { $0.phone = "611 000 222" }
        try await settle(all)
        clock.advance(by: years * 366 * 86_400)
        for workstation in all { try await workstation.signIn(.manager) }
        return all
    }

    private static func settle(_ workstations: [ClinicWorkstation]) async throws {
        for _ in 0..<2 { for workstation in workstations { #expect(try await workstation.sync.sync().problem == nil) } }
    }

    private static func forget(at workstation: ClinicWorkstation) async throws {
        let forgetting = workstation.store.forgetting
        _ = try await forgetting.forget(number, named: try forgetting.summary(of: number).name)
    }

    private static func expectNothing(at workstation: ClinicWorkstation) throws {
        let texts = try workstation.database.texts()
        for word in words { #expect(texts.filter { $0.contains(word) } == []) }
        #expect(try workstation.setAside() == [])
        #expect(try workstation.database.problems() == [])
    }

    @Test(arguments: Engine.here)
    func `every workstation forgets the patient, the remote at its owner's word, and a new one never knows`(
        at engine: Engine
    ) async throws {
        try await engine.withRemote { connect in
            let workstations = try await Self.workstations(on: connect)
            let texts = try workstations[1].database.texts()
            #expect(Self.words.allSatisfy { word in texts.contains { $0.contains(word) } })
            try await Self.forget(at: workstations[0])
            try await Self.settle(workstations)
            for workstation in workstations { try Self.expectNothing(at: workstation) }
            #expect(try workstations[0].records() == workstations[1].records())
            let clock = workstations[0].clock
            let joined = try await Workstations.joined(connect(), clock: clock)
            try Self.expectNothing(at: joined)
            #expect(try await workstations[1].forget(at: connect()) == 1)
            let last = try await Workstations.joined(connect(), clock: clock)
            try Self.expectNothing(at: last)
            #expect(try last.records() == workstations[0].records())
            // Everybody has the deletion, so the remote does not have that any more either.
            try await last.signIn(.manager)
            #expect(try await last.forget(at: connect()) == 0)
        }
    }

    @Test(.enabled(if: PostgresServer.isThere, PostgresServer.isMissing))
    func `no table of the remote has a word about them any more`() async throws {
        try await PostgresServer.withEmptyDatabase { database in
            let workstations = try await Self.workstations { try SettledRemote(database) }
            try await Self.forget(at: workstations[0])
            try await Self.settle(workstations)
            let session = try database.session()
            func tables() throws -> [String] {
                let word = "'%\(Self.words[0])%'"
                let found = try session.rows(
                    """
                    select 'step' from clinic.step where position('\(Self.words[0])'::bytea in intent) > 0
                    union select 'operation' from clinic.operation where outcome::text like \(word)
                    union select 'record' from clinic.record where body::text like \(word) order by 1
                    """)
                return (0..<found.count).compactMap { found.text($0, 0) }
            }
            #expect(try tables() == ["step"])
            _ = try await workstations[0].forget(at: try SettledRemote(database))
            #expect(try tables() == [])
        }
    }

    @Test(arguments: Engine.here) func `what one write cannot hold is forgotten in several`(at engine: Engine)
        async throws
    {
        try await engine.withRemote { connect in
            let all = try await Self.workstations(on: connect, years: 0)
            try await Self.write(60, at: all)
            try await Self.forget(at: all[0])
            try await Self.settle(all)
            for workstation in all { try Self.expectNothing(at: workstation) }
            #expect(try await all[0].status().queued == 0)
            #expect(try all[0].records() == all[1].records())
        }
    }

    @Test func `where somebody changed the patient before, no note goes, however many there are`() async throws {
        let server = FakeRemoteServer()
        let all = try await Self.workstations(on: { FakeRemote(server) }, years: 0)
        try await Self.write(60, at: all)
        try await all[1].edit(Self.number) { $0.phone = "600 555 222" }
        #expect(try await all[1].sync.sync().problem == nil)
        let before = try all[1].records()
        try await Self.forget(at: all[0])
        #expect(try await all[0].sync.sync().problem == nil)
        let waiting = try await all[0].now { $0.sync.queue(limit: 50) }
        #expect(waiting.entries.first?.state == .conflicting && waiting.total > 2)
        await #expect(throws: AppError.deletionsWait) { try await all[0].forget(at: FakeRemote(server)) }
        #expect(try await all[1].sync.sync().problem == nil)
        #expect(try all[1].records() == before)
    }

    /// Writes so many of the longest notes there are, which is more than the remote takes at once, and lets years pass.
    private static func write(_ notes: Int, at all: [ClinicWorkstation]) async throws {
        try await all[0].signIn(.clinician)
        for number in 1...notes {
            try await all[0].note("\(number) " + String(repeating: "👨‍👩‍👧‍👦", count: 3_900), about: Self.number)
        }
        try await settle(all)
        (all[0].clock as? FixedClock)?.advance(by: 11 * 366 * 86_400)
        for workstation in all { try await workstation.signIn(.manager) }
    }

    @Test func `somebody who wrote about them meanwhile decides, and their version brings the patient back`()
        async throws
    {
        for side in OutboxSide.allCases {
            let server = FakeRemoteServer()
            let all = try await Self.workstations { FakeRemote(server) }
            try await all[1].edit(Self.number) { $0.phone = "600 555 222" }
            try await Self.forget(at: all[0])
            try await Self.settle(all)
            let entry = try await all[1].onlyEntry()
            #expect(entry.state == .conflicting)
            let field = try #require(entry.fields.first { $0.isContested })
            try await all[1].sync.resolve(entry.id, keeping: [field.id: side])
            try await Self.settle(all)
            for workstation in all {
                #expect(try workstation.database.texts().contains { $0.contains("Ngata") } == (side == .mine))
                #expect(try workstation.setAside() == [])
                #expect(try workstation.database.problems() == [])
            }
            #expect(try all[0].records() == all[1].records())
        }
    }

    @Test func `somebody who wrote several things about them decides about each`() async throws {
        let server = FakeRemoteServer()
        let all = try await Self.workstations { FakeRemote(server) }
        try await all[1].edit(Self.number) { $0.phone = "600 555 222" }
        try await all[1].edit(Self.number) { $0.email = "aroha@example.com" }
        try await Self.forget(at: all[0])
        try await Self.settle(all)
        #expect(try await all[1].status().conflicts == 2)
        for left in [1, 0] {
            let first = try #require(try await all[1].now { $0.sync.queue(limit: 5) }.entries.first)
            let entry = try await all[1].now { $0.sync.entry(first.id) }
            let field = try #require(entry.fields.first { $0.isContested })
            try await all[1].sync.resolve(entry, keeping: [field.id: .theirs])
            #expect(try await all[1].status().conflicts == left)
        }
        try await Self.settle(all)
        for workstation in all { try Self.expectNothing(at: workstation) }
    }

    @Test func `nobody is forgotten before everything about them is sent`() async throws {
        let server = FakeRemoteServer()
        let all = try await Self.workstations { FakeRemote(server) }
        try await all[0].edit(Self.number) { $0.phone = "600 555 222" }
        let refusal = await #expect(throws: AppError.self) { try await Self.forget(at: all[0]) }
        #expect(refusal?.message == "What was last written about this patient was not sent yet.")
        try await Self.settle(all)
        try await Self.forget(at: all[0])
    }
}
