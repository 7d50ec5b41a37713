import Domain
import Exploring
import Foundation
import Support
import Testing

@testable import App

/// The whole app obeys the law: a press does what its label said, or nothing, whatever another session does between
/// the drawing and the press.
///
/// `scripts/soak shown` tries many more pairs.
@Suite(.serialized) struct ShownLawTests {
    private nonisolated static let environment = ProcessInfo.processInfo.environment
    private nonisolated static let seed = environment["SHOWN_SEED"].flatMap(UInt64.init) ?? 1
    private nonisolated static let size = environment["SHOWN_SIZE"].flatMap(Int.init)

    @Test func `a press at any screen does what it was shown to do, or nothing`() async throws {
        let exploration = try await ExplorerTests.walk.value
        let clinic = try await OpenClinic.example(at: ExploredStart.moment)
        let (size, presses) = (Self.size ?? 600, Self.chosen(of: exploration.presses))
        let run = ShownRun(ShownLaw(clinic: clinic), seed: Self.seed) { run in
            if Self.size != nil, run.pairCount.isMultiple(of: 10_000) { print("shown: \(run.summary)") }
        }
        try await run.check(presses, pairs: size)
        print("shown: seed \(Self.seed), \(presses.count) presses, \(run.summary)")
        #expect(run.findings.isEmpty, "\(run.findings.joined(separator: "\n\n"))")
        #expect(run.pairCount >= size)
        #expect(run.carriedOut > 0 && run.refused > 0)
    }

    /// Every press in a long run; in a short one half of them are presses that save.
    private static func chosen(of presses: [ClinicPress]) -> [ClinicPress] {
        var random = SeededGenerator(seed: seed)
        let shuffled = presses.shuffled(using: &random)
        guard size == nil else { return shuffled }
        return Array(shuffled.filter(\.writes).prefix(100) + shuffled.filter { !$0.writes }.prefix(100))
    }
}
