import Domain
import Support
import Testing

@testable import Data
@testable import DataSync

/// A workstation while somebody's transaction at the remote holds others' changes back.
struct HeldChangesTests {
    @Test func `not all is exchanged while the remote holds changes back, and it says whose transaction does`()
        async throws
    {
        let workstations = try await Workstations(as: .manager)
        workstations.server.hold()
        _ = try await workstations.second.register("Ada Byron")
        _ = try await workstations.second.sync.sync()
        _ = try await workstations.first.sync.sync()
        let report = try await workstations.first.sync.sync()
        #expect(
            report.summary
                == "0 sent, 0 received. The remote holds changes back until a transaction there ends: office, psql.")
        workstations.server.release()
        #expect(try await workstations.first.sync.sync().summary == "0 sent, 1 received; all is exchanged.")
    }

    @Test func `a transaction that is gone at the next look is not told of`() async throws {
        let workstations = try await Workstations(as: .manager)
        let first = workstations.first
        #expect(try await first.sync.sync().left.holder == nil)
        for _ in 1...2 {
            workstations.server.hold()
            _ = try await workstations.second.register("Ada Byron")
            _ = try await workstations.second.sync.sync()
            #expect(try await first.sync.sync().left.holder == nil, "it may be over in a moment")
            workstations.server.release()
        }
        workstations.server.hold()
        _ = try await workstations.second.register("Ada Byron")
        _ = try await workstations.second.sync.sync()
        _ = try await first.sync.sync()
        #expect(try await first.sync.sync().left.holder == "office, psql")
    }
}
