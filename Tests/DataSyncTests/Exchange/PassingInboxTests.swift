import DataSupport
import Domain
import Support
import Testing

@testable import Data
@testable import DataSync

/// The inbox in memory that records pass through while a workstation joins.
@Suite(.timeLimit(.minutes(60))) struct PassingInboxTests {
    @Test func `it takes memory as long as it is used, and gives it back`() async throws {
        let workstation = try WorkstationHarness.open(.memory)
        let sizes = try await workstation.writer.write { connection throws(AppError) in
            let inbox = PassingInbox(connection: connection)
            let during = try inbox.use { () throws(AppError) in try Self.memory(of: connection) }
            try inbox.leave()
            return [during, try Self.memory(of: connection)]
        }
        // In KiB, as they are negative.
        #expect(sizes == [[-32_768, -32_768], [-2_000, -2_000]])
    }

    /// How much of the file, and of what is temporary, may be kept in memory.
    private static func memory(of connection: Connection) throws(AppError) -> [Int] {
        [try connection.pragma("main.cache_size"), try connection.pragma("temp.cache_size")]
    }
}
