import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync
import DataSupport

/// The migration of writes that were queued in format 5.
@Suite(.timeLimit(.minutes(60))) struct MigratedQueueTests {
    /// The fourth is the key that its author gets, as soon as the clinic has one.
    @Test func `a write queued in format 5 is still queued, and is sent as a whole`() async throws {
        try await withFolder { folder in
            try FormatFile.format5.plant(in: folder)
            let workstation = try WorkstationHarness.open(.folder(folder), clock: FixedClock(.sample + 3_600))
            try await workstation.take(.sample)
            try await workstation.signIn(.manager)
            let queue = try await workstation.now { $0.sync.queue(limit: 10) }
            #expect(queue.entries.map(\.id) == [.known(1), .known(2), .known(3), .known(4)])
            #expect(queue.entries.map(\.state) == [.conflicting, .unsigned, .waiting, .ready])
            let connection = try Connection(path: StoreHarness.file(folder))
            for number in 1...4 { try OutboxRow.delete(number, in: connection) }
            let left = "SELECT (SELECT count(*) FROM outbox_change) + (SELECT count(*) FROM outbox_need)"
            #expect(try connection.first(left) { row throws(AppError) in try row.integer(0) } == 0)
        }
    }
}
