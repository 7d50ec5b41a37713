import DataSupport
import Foundation
import Support
import Testing

@testable import Data

/// Commits that SQLite before 3.51.3 loses (https://sqlite.org/wal.html, section 11.1), and that this app keeps.
///
/// `CLINIC_RACE_SIZE` is the number of rounds of four processes for the new way; the old way gets a twentieth.
@Suite(
    .serialized, .timeLimit(.minutes(60)),
    .enabled(if: CheckpointRace.isPossible, "this SQLite loses nothing, or this machine holds nobody up"))
struct CheckpointRaceTests {
    private static let size = ProcessInfo.processInfo.environment["CLINIC_RACE_SIZE"].flatMap { Int($0) }

    @Test func `SQLite's automatic checkpoint loses commits whenever the log is restarted beside it`() async throws {
        let rounds = Self.size.map { max(1, $0 / 20) } ?? 1
        let lost = try await Self.race { race in
            var (lost, number) = (0, 0)
            while lost < rounds {
                number += 1
                let round = try race.run(.old, number)
                guard round.isLogNew else {
                    try #require(number < 3 * rounds + 6, "nobody restarts the log in time")
                    continue
                }
                try #require(!round.problems.isEmpty, "round \(number) lost nothing")
                lost += 1
            }
            return "\(lost) of \(lost) rounds with SQLite's own checkpoints lose commits"
        }
        if Self.size != nil { print("checkpoint: \(lost)") }
    }

    @Test func `our checkpoints lose nothing, because nobody can restart the log beside them`() async throws {
        let rounds = Self.size ?? 3
        let kept = try await Self.race { race in
            var (kept, gaps) = (0, 0)
            for number in 1...rounds {
                let round = try race.run(.new, number)
                try #require(round.problems.isEmpty && !round.isLogNew, "round \(number): \(round)")
                (kept, gaps) = (kept + round.kept, gaps + round.timesAtGap)
            }
            try #require(gaps > 0, "nobody was held up")
            return "0 of \(rounds) rounds with ours do: \(kept) commits, \(gaps) times at the gap"
        }
        if Self.size != nil { print("checkpoint: \(kept)") }
    }

    /// In memory if possible, because the speed of a disk is not the subject.
    private static func race(_ body: @escaping @Sendable (CheckpointRace) throws -> String) async throws -> String {
        let memory = URL(filePath: "/dev/shm", directoryHint: .isDirectory)
        return try await withFolder(in: access("/dev/shm", W_OK) == 0 ? memory : nil) { folder in
            try await onItsOwnThread { try body(CheckpointRace(in: folder)) }
        }
    }
}
