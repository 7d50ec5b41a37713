import Domain
import Support
import Synchronization
import Testing

@testable import Data
@testable import DataSync

/// A workstation that fetches a clinic for the first time while something happens.
@Suite(.timeLimit(.minutes(60))) struct InterruptedJoiningTests {
    @Test(arguments: UInt64(1)...5)
    func `a fetch that is cut anywhere goes on where it was, and shows nothing until it is complete`(
        seed: UInt64
    ) async throws {
        let server = FakeRemoteServer()
        let first = try await Workstations.opened(FakeRemote(server))
        let way = FlakyWay(FakeRemote(server), seed: seed)
        way.isFlaky = true
        let (newcomer, cuts) = try await Self.joined(by: way, seed: seed)
        #expect(cuts > 3)
        try Self.expectComplete(newcomer, as: first)
    }

    @Test(arguments: 1...14)
    func `a fetch that is broken off at any page goes on where it was, and shows nothing until then`(
        page: Int
    ) async throws {
        let server = FakeRemoteServer()
        let first = try await Workstations.opened(FakeRemote(server))
        let round = Mutex<Task<AppError?, any Error>?>(nil)
        let way = FlakyWay(FakeRemote(server), seed: 1) { if $0 == page { round.withLock { $0?.cancel() } } }
        var newcomer = try WorkstationHarness.open(.memory, joining: "memory")
        try newcomer.connect(to: way, random: SeededGenerator(seed: 1))
        let begun = newcomer
        let task = round.withLock { round in
            let task = Task { try await begun.sync.sync().problem }
            round = task
            return task
        }
        #expect(try await task.value == .brokenOff)
        newcomer = try newcomer.reopened()
        #expect(!newcomer.hasClinic)
        #expect(throws: AppError.notFetched) {
            try newcomer.database.read { connection throws(AppError) in try connection.requireFetched() }
        }
        (newcomer, _) = try await Self.joined(by: way, seed: 1)
        try Self.expectComplete(newcomer, as: first)
    }

    @Test func `what others write meanwhile is there, whether it was fetched before or not`() async throws {
        let server = FakeRemoteServer()
        let first = try await Workstations.opened(FakeRemote(server))
        try await first.signIn(.manager)
        let written = Mutex(0)
        let way = FlakyWay(FakeRemote(server), seed: 1) { page in
            guard page.isMultiple(of: 4), (try? await first.register("Robin \(page) Late")) != nil,
                (try? await first.buy(.known(501), 1)) != nil, (try? await first.sync.sync().problem) == .some(nil)
            else { return }
            written.withLock { $0 += 1 }
        }
        let newcomer = try WorkstationHarness.open(.memory, joining: "memory")
        try newcomer.connect(to: way, random: SeededGenerator(seed: 1))
        #expect(try await newcomer.sync.sync().problem == nil)
        #expect(written.withLock(\.self) > 3)
        try Self.expectComplete(newcomer, as: first)
    }

    @Test(arguments: 1...12)
    func `what somebody writes who may do so only since then is believed`(page: Int) async throws {
        let server = FakeRemoteServer()
        let first = try await Workstations.opened(FakeRemote(server))
        try await first.signIn(.manager)
        let problem = Mutex<String?>("not written")
        let way = FlakyWay(FakeRemote(server), seed: 1) { come in
            guard come == page + 1 else { return }
            do {
                try await first.change(.ben, .role(.clinician))
                #expect(try await first.sync.sync().problem == nil)
                try await first.signIn(.receptionist)
                try await first.note("Seen by a new colleague.", about: .known(2_003))
                let report = try await first.sync.sync()
                let isSent = report.problem == nil && report.left.queued + report.left.parked == 0
                problem.withLock { $0 = isSent ? nil : "\(report)" }
            } catch {
                problem.withLock { $0 = "\(error)" }
            }
        }
        let newcomer = try WorkstationHarness.open(.memory, joining: "memory")
        try newcomer.connect(to: way, random: SeededGenerator(seed: 1))
        let report = try await newcomer.sync.sync()
        #expect(problem.withLock(\.self) == nil)
        #expect(report.problem == nil && report.left.setAside == 0)
        try Self.expectComplete(newcomer, as: first)
    }

    @Test(arguments: [2, 5, 9, 20])
    func `a remote that is restored meanwhile is fetched from the beginning, and shows nothing until then`(
        page: Int
    ) async throws {
        let server = FakeRemoteServer()
        let first = try await Workstations.opened(FakeRemote(server))
        let known = Mutex<FlakyWay?>(nil)
        let way = FlakyWay(FakeRemote(server), seed: 1) { come in
            guard come == page else { return }
            server.restore(server.copy)
            known.withLock { $0?.isFlaky = true }
        }
        known.withLock { $0 = way }
        let (newcomer, cuts) = try await Self.joined(by: way, seed: 1)
        #expect(cuts > 3)
        try Self.expectComplete(newcomer, as: first)
    }

    @Test(arguments: 12...24)
    func `what a remote lost that is restored meanwhile is not here either`(page: Int) async throws {
        let server = FakeRemoteServer()
        let first = try await Workstations.opened(FakeRemote(server))
        let copy = server.copy
        try await first.signIn(.receptionist)
        for number in 2_001...2_012 { try await first.edit(.known(number)) { $0.address = "Calle Nueva 1" } }
        #expect(try await first.sync.sync().problem == nil)
        let way = FlakyWay(FakeRemote(server), seed: 1) { if $0 == page { server.restore(copy) } }
        let newcomer = try WorkstationHarness.open(.memory, joining: "memory")
        try newcomer.connect(to: way, random: SeededGenerator(seed: 1))
        #expect(try await newcomer.sync.sync().problem == nil)
        let later = try await Workstations.joined(FakeRemote(server))
        #expect(try Set(newcomer.records()) == Set(later.records()))
    }

    @Test func `a colleague who changes behind an open transaction is not accused`() async throws {
        let server = FakeRemoteServer()
        let first = try await Workstations.opened(FakeRemote(server))
        try await first.signIn(.manager)
        let way = FlakyWay(FakeRemote(server), seed: 1) { page in
            guard page == 2 else { return }
            server.hold()
            _ = try? await first.change(.ben, .role(.clinician))
            _ = try? await first.sync.sync()
        }
        let newcomer = try WorkstationHarness.open(.memory, joining: "memory")
        try newcomer.connect(to: way, random: SeededGenerator(seed: 1))
        let report = try await newcomer.sync.sync()
        #expect(report.problem == nil && report.left.setAside == 0, "\(report)")
        #expect(try newcomer.column("SELECT role FROM staff WHERE user_name = 'ben'") == ["receptionist"])
        server.release()
        #expect(try await newcomer.sync.sync().problem == nil)
        try Self.expectComplete(newcomer, as: first)
    }

    /// A new workstation that joins, however often that is cut, each time in a new process.
    private static func joined(
        by way: FlakyWay, seed: UInt64
    ) async throws -> (newcomer: ClinicWorkstation, cuts: Int) {
        var newcomer = try WorkstationHarness.open(.memory, joining: "memory")
        var cuts = 0
        while true {
            try newcomer.connect(to: way, random: SeededGenerator(seed: seed))
            let problem = try await newcomer.sync.sync().problem
            if let problem, case .remote(.unreachable) = problem, cuts < 1_000 {
                cuts += 1
            } else if let problem {
                throw problem
            }
            newcomer = try newcomer.reopened()
            let hasAll = try newcomer.column("SELECT 'yes' FROM remote WHERE up_to_date_at IS NOT NULL") == ["yes"]
            #expect(newcomer.hasClinic == hasAll)
            if problem == nil { return (newcomer, cuts) }
        }
    }

    /// It has the same records, finds them by the same words, and has every index.
    private static func expectComplete(_ newcomer: ClinicWorkstation, as first: ClinicWorkstation) throws {
        #expect(try newcomer.reopened().hasClinic)
        for sql in [
            "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY sql",
            "SELECT beginning || '|' || sort_name || '|' || number FROM patient_word ORDER BY 1",
            "SELECT CAST(rowid AS TEXT) FROM product_words WHERE product_words MATCH 'p*' ORDER BY 1",
        ] {
            let (own, others) = (try newcomer.column(sql), try first.column(sql))
            #expect(own == others && !own.isEmpty, "\(sql)")
        }
        let (own, others) = (Set(try newcomer.records()), Set(try first.records()))
        #expect(own.subtracting(others).sorted() == [])
        #expect(others.subtracting(own).sorted() == [])
    }
}
