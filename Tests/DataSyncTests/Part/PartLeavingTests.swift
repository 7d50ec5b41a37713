import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// Patients whom a workstation lets go that keeps a part of its clinic.
@Suite(.timeLimit(.minutes(60))) struct PartLeavingTests {
    @Test func `whom nobody needs any more goes from this workstation alone`() async throws {
        let bench = try await PartBench()
        let far = try bench.stranger()
        let number = try bench.number(of: far)
        _ = try await bench.part.now { $0.patients.patient(number) }
        try await bench.settle()
        #expect(try bench.part.keeps(far))
        let before = Set(try bench.whole.records())
        bench.clock.advance(by: 3 * 86_400)
        try await bench.settle()
        #expect(try !bench.part.keeps(far))
        #expect(try bench.part.problems() == [])
        #expect(try bench.part.image(of: far) == nil)
        #expect(Set(try bench.whole.records()) == before)
        try bench.expectPart(of: bench.near())
        _ = try await bench.part.now { $0.patients.patient(number) }
        #expect(try bench.part.keeps(far))
        #expect(try bench.part.problems() == [])
    }

    @Test func `whom somebody looks at stays for a while`() async throws {
        let bench = try await PartBench(days: 3)
        let far = try bench.stranger()
        let number = try bench.number(of: far)
        for _ in 0..<2 {
            _ = try await bench.part.now { $0.patients.patient(number) }
            try await bench.settle()
            bench.clock.advance(by: 2 * 86_400)
        }
        try await bench.settle()
        #expect(try bench.part.keeps(far))
    }

    @Test func `what was written here and is not at the remote yet stays`() async throws {
        let bench = try await PartBench()
        let newcomer = try await bench.part.register("Robin Near")
        bench.way.set(.unreachable)
        bench.clock.advance(by: 30 * 86_400)
        _ = try await bench.part.sync.sync()
        bench.way.set(.open)
        #expect(try await bench.part.sync.sync().problem == nil)
        #expect(try bench.part.keeps(newcomer.id.rawValue))
        try await bench.settle()
        try bench.expectPart(of: bench.near().union([newcomer.id.rawValue]))
    }
}
