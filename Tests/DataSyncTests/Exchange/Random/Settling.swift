import Domain
import Testing

@testable import Data
@testable import DataSync

/// The end of a run over a good connection: every write that waits for a person is decided, until no workstation has
/// any left.
struct Settling {
    var writers: [RandomWriter]

    // Settles within a number of rounds.
    mutating func run(rounds: Int = 200) async throws {
        for _ in 0..<rounds {
            for writer in writers { try await writer.workstation.retryWhatFailed() }
            for writer in writers { #expect(try await writer.workstation.sync.sync().problem == nil) }
            var decided = 0
            for index in writers.indices {
                while try await writers[index].decide() { decided += 1 }
            }
            let left = try await writers.map(\.workstation).asyncSum {
                try await $0.now { $0.sync.queue(limit: 1) }.total
            }
            guard decided == 0, left == 0 else { continue }
            // The first ones exchanged before the last ones sent.
            for writer in writers { #expect(try await writer.workstation.sync.sync().sent == 0) }
            return
        }
        Issue.record("the queues do not drain")
    }
}
