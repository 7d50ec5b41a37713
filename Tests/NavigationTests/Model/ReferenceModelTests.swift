import Foundation
import Support
import Testing

/// The core agrees with a naive model.
///
/// `scripts/soak navigation` sets the size and the seed, and tries every sequence of five steps.
@Suite struct ReferenceModelTests {
    private static let settings = ProcessInfo.processInfo.environment
    private static let seed = settings["NAVIGATION_SEED"].flatMap(UInt64.init) ?? 1
    private static let size = settings["NAVIGATION_SIZE"].flatMap(Int.init)

    @Test func `every short sequence of steps leads where the model leads`() {
        let depth = Self.size == nil ? 3 : 5
        let (tried, failing) = Comparison.search(Step.alphabet, depth: depth)
        if let failing { Issue.record("\(Comparison.transcript(of: failing))") }
        #expect(
            tried
                == (1...depth).reduce(0) { sum, length in
                    sum + (0..<length).reduce(1) { count, _ in count * Step.alphabet.count }
                })
        if Self.size != nil { print("navigation: every one of \(tried) sequences of up to \(depth) steps agrees") }
    }

    @Test func `random longer sequences lead where the model leads`() {
        let size = Self.size ?? 1_500
        for number in 0..<size {
            var generator = SeededGenerator(seed: Self.seed &+ UInt64(number))
            let steps = (0..<Int.random(in: 6...40, using: &generator)).map { _ in Step.random(using: &generator) }
            guard Comparison.difference(after: steps) != nil else { continue }
            Issue.record("seed \(Self.seed), sequence \(number):\n\(Comparison.transcript(of: steps))")
            return
        }
        if Self.size != nil { print("navigation: \(size) random sequences, seed \(Self.seed): none differs") }
    }

    @Test(arguments: Fault.allCases) func `a mistake in the core is found, and shrunk to a few steps`(fault: Fault) {
        let failing = Comparison.search(Step.alphabet, depth: 4, fault: fault).failing
        let shrunk = Comparison.shrunk(failing ?? []) { Comparison.difference(after: $0, fault: fault) != nil }
        #expect((1...4).contains(shrunk.count), "\(shrunk)")
    }

    @Test func `what differs is printed as a transcript without any step that is not needed`() {
        let steps: [Step] = [.verb(.push(.c)), .present(.b), .verb(.pop), .verb(.push(.b)), .alert(.a), .dismissAll]
        let transcript = Comparison.transcript(of: steps, fault: .pushTwice)
        #expect(
            transcript == """
                1. present(b)
                2. push(b)
                expected [#1 a1] [#2 b1], changed: false
                actual   [#1 a1] [#2 b1 b2], changed: true
                """)
    }
}
