import DataSupport
import Domain
import Support
import Testing

@testable import Data
@testable import DataSync

/// Records that came, and what is remembered of them.
@Suite(.timeLimit(.minutes(60))) struct InboxTests {
    private static let ben = ExampleStaff.ben.staff.id.rawValue

    @Test func `a record that is forgotten is as if it had never come, and others stay`() async throws {
        let server = FakeRemoteServer()
        _ = try await Workstations.opened(FakeRemote(server))
        let workstation = try await Workstations.joined(FakeRemote(server))
        #expect(try known(at: workstation).allSatisfy { $0.ben > 0 && $0.others > 0 })
        try await workstation.writer.write { connection throws(AppError) in
            try Inbox(connection: connection).forget(.staff, Self.ben)
        }
        #expect(try known(at: workstation).allSatisfy { $0.ben == 0 && $0.others > 0 })
    }

    /// How many rows of each table are about Ben, and about others.
    private func known(at workstation: ClinicWorkstation) throws -> [(ben: Int, others: Int)] {
        let tables = [("synced_record", "subject"), ("taken_step", "subject"), ("standing", "staff_id")]
        return try tables.map { table, column in
            let subjects = try workstation.column("SELECT lower(hex(\(column))) FROM \(table)")
            let ben = subjects.count { $0 == Self.ben.digits }
            return (ben, subjects.count - ben)
        }
    }
}
