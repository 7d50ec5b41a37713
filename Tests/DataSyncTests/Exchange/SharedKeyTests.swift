import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// The keys of the staff at several workstations.
@Suite(.timeLimit(.minutes(10))) struct SharedKeyTests {
    @Test func `a password that somebody changes while an invitation waits for them counts everywhere`() async throws {
        let workstations = try await Workstations(as: .manager)
        let ben = try #require(StaffSlug("ben"))
        let colleague = try await workstations.first.now { $0.store.staff.colleague(ben) }
        _ = try await workstations.first.store.staff.inviteAgain(colleague, operation: StoreHarness.operation())
        try await workstations.settle()
        try await workstations.second.signIn(.receptionist)
        try await workstations.second.sessions.changePassword(
            from: Secret("clinic-demo"), to: Secret("seven green bottles"), operation: StoreHarness.operation())
        try await workstations.settle()
        #expect(try workstations.first.setAside() == [])
        #expect(try await workstations.second.status().parked == 0)
        _ = try await workstations.first.sessions.signIn(
            Credentials(userName: "ben", password: Secret("seven green bottles")),
            operation: StoreHarness.operation())
    }
}
