import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// The records of a workstation that keeps a part of its clinic.
@Suite(.timeLimit(.minutes(60))) struct PartTests {
    @Test(arguments: [1, 3]) func `a new workstation has who is near, with everything, and nobody else`(
        days: Int
    ) async throws {
        let bench = try await PartBench(days: days)
        let near = try bench.near(days)
        #expect(try near.count > 1 && near.count < bench.all.count)
        try bench.expectPart(of: near)
    }

    @Test func `of what others write, it takes in what is of those whom it keeps`() async throws {
        let bench = try await PartBench()
        let near = try bench.near()
        _ = try await bench.whole.register("Robin Far")
        let (far, known) = (try bench.stranger(), try #require(near.first))
        for patient in [far, known] {
            try await bench.whole.edit(try bench.number(of: patient)) { $0.address = "Calle Nueva 1" }
        }
        try await bench.settle()
        try bench.expectPart(of: near)
    }

    @Test func `who gets an appointment near today comes, with all that is theirs`() async throws {
        let bench = try await PartBench()
        let (near, far) = (try bench.near(), try bench.stranger())
        try await bench.whole.bookFirstSlot(of: bench.number(of: far))
        try await bench.settle()
        #expect(try bench.near() == near.union([far]))
        try bench.expectPart(of: near.union([far]))
    }

    @Test func `an order that somebody has to go on with comes with its patient`() async throws {
        let bench = try await PartBench()
        let (near, far) = (try bench.near(), try bench.stranger())
        try await bench.whole.signIn(.pharmacist)
        let orders = try await bench.whole.buy(.known(501), 1, for: bench.number(of: far))
        _ = try await bench.whole.buy(.known(501), 1)
        try await bench.settle()
        try bench.expectPart(of: near.union([far]))
        try await bench.part.signIn(.pharmacist)
        #expect(try await bench.part.now { $0.orders.order(orders[0].number) }.id == orders[0].id)
    }

    @Test func `what is asked for in the middle of something is asked for again`() async throws {
        let bench = try await PartBench()
        try await bench.whole.bookFirstSlot(of: bench.number(of: bench.stranger()))
        #expect(try await bench.whole.sync.sync().problem == nil)
        for seed in UInt64(1)...8 {
            let way = FlakyWay(FakeRemote(bench.server), seed: seed)
            way.isFlaky = true
            try bench.part.connect(to: way, random: SeededGenerator(seed: seed))
            _ = try await bench.part.sync.sync()
        }
        try bench.part.connect(to: FakeRemote(bench.server), random: SeededGenerator(seed: 1))
        try await bench.settle()
        try bench.expectPart(of: bench.near())
    }

    @Test func `what is written between asking and taking in comes as well`() async throws {
        let bench = try await PartBench()
        let far = try bench.stranger()
        let number = try bench.number(of: far)
        let way = FlakyWay(FakeRemote(bench.server), seed: 1)
        try bench.part.connect(to: way, random: SeededGenerator(seed: 1))
        try await bench.whole.bookFirstSlot(of: number)
        #expect(try await bench.whole.sync.sync().problem == nil)
        way.losesSteps = true
        #expect(try await bench.part.sync.sync().problem != nil)
        try await bench.whole.signIn(.clinician)
        try await bench.whole.note("Seen meanwhile.", about: number)
        #expect(try await bench.whole.sync.sync().problem == nil)
        #expect(try await bench.part.sync.sync().problem != nil)
        way.losesSteps = false
        try await bench.settle()
        try bench.expectPart(of: bench.near())
    }

    @Test func `orders of nobody come, whatever is ordered while a workstation joins`() async throws {
        let bench = try await PartBench()
        try await bench.whole.signIn(.pharmacist)
        let number = try bench.number(of: bench.stranger())
        let way = FlakyWay(FakeRemote(bench.server), seed: 1) { page in
            guard page == 3 else { return }
            _ = try? await bench.whole.buy(.known(501), 1, for: number)
            _ = try? await bench.whole.sync.sync()
        }
        let joined = try await PartBench.joined(way, days: 1, clock: bench.clock)
        #expect(Set(try joined.records()) == (try bench.whole.records(of: bench.near())))
    }

    @Test(arguments: [
        ("order", #"{"patient_number":"x","state":5}"#), ("order", #"{"patient_number":2050,"state":5}"#),
        ("appointment", #"{"patient_id":"ab","start_at":1}"#), ("appointment", #"{"patient_id":7,"start_at":"x"}"#),
        ("clinical_note", #"{"patient":"x"}"#), ("patient", #"{"number":"x"}"#), ("patient", "{}"),
    ])
    func `a record that makes no sense holds nothing else up`(kind: String, body: String) async throws {
        let bench = try await PartBench()
        bench.server.plant(kind, .sample(9_999), body, signed: nil)
        try await bench.whole.edit(.known(2_001)) { $0.address = "Calle Nueva 2" }
        try await bench.settle()
        try bench.expectPart(of: bench.near())
    }

    @Test func `a part has after a restored remote what is there`() async throws {
        let bench = try await PartBench()
        let copy = bench.server.copy
        let newcomer = try await bench.whole.register("Robin Lost")
        try await bench.whole.bookFirstSlot(of: newcomer.number)
        try await bench.settle()
        bench.server.restore(copy)
        for _ in 0..<3 { try await bench.settle() }
        try bench.expectPart(of: bench.near())
    }
}
