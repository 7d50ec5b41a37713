import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// Reads at a workstation that keeps a part of its clinic.
@Suite(.timeLimit(.minutes(60))) struct PartAskingTests {
    @Test func `who is searched for comes, and a number that nobody has is of nobody`() async throws {
        let bench = try await PartBench()
        let (near, far) = (try bench.near(), try bench.stranger())
        let number = try bench.number(of: far)
        let name = try await bench.whole.now { $0.patients.patient(number) }.name
        let found = try await bench.part.now { $0.patients.patients(.finding(name)) }
        #expect(found.patients.map(\.id.rawValue).contains(far))
        let others = Set(found.patients.map(\.id.rawValue))
        try bench.expectPart(of: near.union(others))
        #expect(try await bench.part.problem { $0.patients.patient(.known(99_999)) } == .notFound("Patient #99999"))
    }

    @Test func `a day comes when somebody looks at it, as soon as the remote is there`() async throws {
        let bench = try await PartBench()
        try await bench.whole.bookFirstSlot(of: bench.number(of: bench.stranger()), inDays: 10)
        try await bench.settle()
        let day = try bench.farDay()
        let expected = try await bench.whole.now { $0.appointments.agenda(on: day) }
        #expect(!expected.appointments.isEmpty)
        bench.way.set(.unreachable)
        _ = try await bench.part.sync.sync()
        var agenda = bench.part.appointments.agenda(on: day).reader()
        let missing = try await agenda.next()
        #expect(missing.isIncomplete)
        bench.way.set(.open)
        #expect(try await bench.part.sync.sync().problem == nil)
        var snapshot = try await agenda.next()
        while snapshot.isIncomplete { snapshot = try await agenda.next() }
        guard case .value(let come, _, .fresh) = snapshot else { throw AppError.unexpected("\(snapshot)") }
        #expect(come == expected)
    }

    @Test func `without the remote, nobody is said not to exist`() async throws {
        let bench = try await PartBench()
        bench.way.set(.unreachable)
        _ = try await bench.part.sync.sync()
        let number = try bench.number(of: bench.stranger())
        guard case .conflict(let what, _) = try await bench.part.problem({ $0.patients.patient(number) }) else {
            throw AppError.unexpected("it is there")
        }
        #expect(what == "Patient \(number) is not at this workstation, which keeps a part of the clinic.")
        var list = bench.part.patients.patients(PatientQuery()).reader()
        #expect(try await list.next().isIncomplete)
    }

    @Test func `a search that the remote cannot answer holds nothing else up`() async throws {
        let bench = try await PartBench()
        let way = FlakyWay(FakeRemote(bench.server), seed: 1)
        try bench.part.connect(to: way, random: SeededGenerator(seed: 1))
        way.losesSearches = true
        #expect(try await bench.part.now { $0.patients.patients(.finding("álvarez")) }.patients.count == 1)
        #expect(try await bench.part.status().reach == .online)
        try await bench.whole.edit(.known(2_001)) { $0.address = "Calle Nueva 3" }
        try await bench.settle()
        try bench.expectPart(of: bench.near())
    }

    @Test func `who is not signed in asks for nothing, and a read shows what is there after the sign-in`() async throws
    {
        let bench = try await PartBench()
        await bench.part.sessions.signOut(operation: StoreHarness.operation())
        let far = try bench.stranger()
        let number = try bench.number(of: far)
        #expect(try await bench.part.problem { $0.patients.patient(number) } == .signInRequired)
        #expect(try !bench.part.keeps(far))
        var list = bench.part.patients.patients(PatientQuery()).reader()
        guard case .unavailable(.signInRequired) = try await list.next() else {
            throw AppError.unexpected("it is open")
        }
        try await bench.part.signIn(.receptionist)
        #expect(try await list.next().isIncomplete)
    }
}
