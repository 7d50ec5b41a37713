import Domain
import Support
import Synchronization

@testable import Data
@testable import DataSync

/// One workstation in a run: a person writes while exchanges go on.
struct NetworkRun {
    var writer: RandomWriter
    let network: BadNetwork
    /// The number of acknowledged writes of all workstations, and the number per restart of the server.
    let progress: Progress

    /// The counter of all workstations.
    final class Progress: Sendable {
        private let done = Mutex(0)
        let restartEvery: Int

        init(restartEvery: Int) { self.restartEvery = restartEvery }

        /// Counts one more write.
        ///
        /// - Returns: the restart that is due now, if any.
        func step() -> Int? {
            done.withLock { done in
                done += 1
                return done.isMultiple(of: restartEvery) ? done / restartEvery : nil
            }
        }
    }

    /// Writes until a number of writes is acknowledged.
    mutating func run(_ size: Int) async throws {
        let (workstation, turns) = (writer.workstation, Turnstile(places: 1))
        let exchanging = Task {
            var counts: [String: Int] = [:]
            while !Task.isCancelled {
                await turns.enter()
                let report = try await workstation.sync.sync()
                turns.leave()
                counts[report.problem == nil ? "rounds" : "rounds cut short", default: 0] += 1
            }
            return counts
        }
        let start = writer.journal.acknowledged
        while writer.journal.acknowledged < start + size {
            let before = writer.journal.acknowledged
            try await writer.write()
            if writer.journal.acknowledged > before, let restart = progress.step() {
                await network.restartServer(inBatch: restart.isMultiple(of: 2))
                network.partition()
            }
            // Sometimes waits for the next round, or decides between two of them.
            guard Int.random(in: 0..<5, using: &writer.random) == 0 else { continue }
            await turns.enter()
            _ = try await writer.decide()
            turns.leave()
        }
        exchanging.cancel()
        writer.journal.counts.merge(try await exchanging.value, uniquingKeysWith: +)
    }
}
