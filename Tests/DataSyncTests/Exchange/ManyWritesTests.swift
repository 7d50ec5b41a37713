import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync
import DataSupport

/// Three workstations that make random writes over a connection that loses requests and answers: in the end all have
/// the same data, every acknowledged write exists once, and counts add up.
///
/// `CLINIC_SYNC_SIZE` is the number of actions, beginning with the seed `CLINIC_SYNC_SEED`.
@Suite(.timeLimit(.minutes(60))) struct ManyWritesTests {
    private static let size = ProcessInfo.processInfo.environment["CLINIC_SYNC_SIZE"].flatMap { Int($0) } ?? 120
    private static let seed = ProcessInfo.processInfo.environment["CLINIC_SYNC_SEED"].flatMap { UInt64($0) } ?? 1

    @Test(arguments: Engine.here) func `nothing is lost and nothing is doubled`(_ engine: Engine) async throws {
        try await engine.withRemote { makeWay in
            let ways = try (0..<3).map { FlakyWay(try makeWay(), seed: Self.seed &+ UInt64($0)) }
            var writers = try await RandomWriter.three(ways, seed: Self.seed)
            let check = try WriteCheck(before: writers[0].workstation)
            let (wayOfPart, clock) = (FlakyWay(try makeWay(), seed: Self.seed), writers[0].workstation.clock)
            let part = try await PartBench.joined(wayOfPart, days: 1, clock: clock)
            var random = SeededGenerator(seed: Self.seed)
            for way in ways + [wayOfPart] { way.isFlaky = true }
            for _ in 0..<Self.size {
                let index = Int.random(in: 0..<writers.count, using: &random)
                switch Int.random(in: 0..<14, using: &random) {
                case 13: _ = try await part.sync.sync()
                case 0...2: _ = try await writers[index].workstation.sync.sync()
                case 3: _ = try await writers[index].decide()
                case 4: try await writers[index].workstation.useUp()
                default: try await writers[index].write()
                }
            }
            for way in ways + [wayOfPart] { way.isFlaky = false }
            var settling = Settling(writers: writers)
            try await settling.run()
            var journal = WriteJournal()
            for writer in settling.writers { journal += writer.journal }
            let newcomer = try await Workstations.joined(try makeWay())
            try await check.expect(journal, at: writers.map(\.workstation), and: newcomer)
            try await part.expectPart(of: newcomer)
            let lost = ways.reduce(0) { $0 + $1.lost }
            print(
                "many writes: \(engine), \(Self.size) steps, seed \(Self.seed): \(journal.words), \(lost) questions and answers lost"
            )
        }
    }
}

extension RandomWriter {
    /// The example clinic at three workstations, with a manager, a receptionist and a clinician.
    static func three(_ ways: [any Remote], seed: UInt64) async throws -> [RandomWriter] {
        let clock = TickingClock()
        var workstations: [ClinicWorkstation] = []
        for way in ways {
            workstations.append(
                workstations.isEmpty
                    ? try await Workstations.opened(way, clock: clock)
                    : try await Workstations.joined(way, clock: clock))
        }
        // As many batches as possible in transit while others are lost.
        for (workstation, way) in zip(workstations, ways) {
            try workstation.connect(to: way, random: SeededGenerator(seed: seed), batch: 3)
        }
        var writers: [RandomWriter] = []
        for (index, role) in [Role.manager, .receptionist, .clinician].enumerated() {
            let session = try await workstations[index].sessions.signIn(
                .sample(role), operation: StoreHarness.operation())
            writers.append(RandomWriter(workstations[index], as: session.staff.id, seed: seed &* 3 &+ UInt64(index)))
        }
        return writers
    }
}
