import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync
import DataSupport

/// Processes killed at any moment: no acknowledged write is lost, partial or duplicated.
///
/// `CLINIC_CRASH_SIZE` is the number of kills, beginning with the seed `CLINIC_CRASH_SEED`; without it there are a
/// few, each after a number of lines.
@Suite(.timeLimit(.minutes(60))) struct KilledWorkstationTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let size = environment["CLINIC_CRASH_SIZE"].flatMap { Int($0) }
    private static let seed = environment["CLINIC_CRASH_SEED"].flatMap { UInt64($0) } ?? 1
    /// The number of kills before the workstations exchange to the end and new ones begin.
    private static let inARound = 50

    @Test(.enabled(if: size == nil, "scripts/soak crash kills workstations of a remote"))
    func `a killed workstation keeps every acknowledged write`() async throws {
        try await withFolder { folder in
            let kills = try await onItsOwnThread {
                var workstation = try KilledWorkstation(folder, word: "Alpha", seed: Self.seed)
                for _ in 0..<3 { try workstation.runAndKill(KillMoment.early) }
                return workstation.kills
            }
            #expect(kills == 3)
        }
    }

    @Test(.enabled(if: PostgresServer.isThere, PostgresServer.isMissing))
    func `workstations that are killed while they write and exchange lose and double nothing`() async throws {
        let start = ContinuousClock.now
        var (left, seed, counts) = (Self.size ?? 6, Self.seed, CrashCounts())
        try await withFolder { template in
            try await Self.makeTemplate(template, patients: Self.size == nil ? 0 : 1_200)
            while left > 0 {
                let runs = min(left, Self.inARound)
                counts.add(try await Self.round(of: runs, from: template, seed: seed))
                (left, seed) = (left - runs, seed &+ 1)
            }
        }
        guard Self.size != nil else { return }
        print("crash: seed \(Self.seed): \(counts) in \(Int((ContinuousClock.now - start) / .seconds(1))) s")
    }

    /// - Returns: the workstations, and the number of writes that the remote accepted.
    private static func round(
        of runs: Int, from template: String, seed: UInt64
    ) async throws -> (KilledWorkstations, sent: Int) {
        var answer: (KilledWorkstations, sent: Int)?
        try await PostgresServer.withDatabase { database in
            try await withFolder { folder in
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
                var workstations = try KilledWorkstations(2, in: folder, from: template, on: database, seed: seed)
                try await workstations.run(runs, size == nil ? KillMoment.early : KillMoment.any)
                answer = (workstations, try await workstations.settle().sent)
            }
        }
        return try #require(answer)
    }

    /// A clinic that takes several pages to fetch.
    private static func makeTemplate(_ folder: String, patients: Int) async throws {
        let store = try WorkstationHarness.open(.folder(folder), clock: SystemClock())
        try await store.signIn(.manager)
        for number in 0..<patients { _ = try await store.register("Person \(number)") }
        store.leave()
    }
}

/// The totals of all runs.
struct CrashCounts: CustomStringConvertible {
    private var kills = 0
    private var acknowledged = 0
    private var sent = 0
    private var besides = 0
    private var phases: [WorkstationPhase: Int] = [:]

    mutating func add(_ round: (workstations: KilledWorkstations, sent: Int)) {
        for workstation in round.workstations.all {
            kills += workstation.kills
            besides += workstation.besides
            acknowledged += workstation.journal.acknowledged.count
            phases.merge(workstation.phases, uniquingKeysWith: +)
        }
        sent += round.sent
    }

    var description: String {
        let phases = WorkstationPhase.allCases.compactMap { phase in self.phases[phase].map { "\($0) while \(phase)" } }
        let all = (phases + ["\(besides) while exchanging beside another process"]).joined(separator: ", ")
        return "\(kills) kills (\(all)), \(acknowledged) writes acknowledged, \(sent) sent"
    }
}
