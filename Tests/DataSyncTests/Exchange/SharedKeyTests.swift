import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// The keys of the staff at several workstations.
@Suite(.timeLimit(.minutes(60))) struct SharedKeyTests {
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
    @Test func `two passwords that one invitation got are chosen with their keys`() async throws {
        let workstations = try await Workstations(as: .manager)
        let ben = try #require(StaffSlug("ben"))
        let colleague = try await workstations.first.now { $0.store.staff.colleague(ben) }
        let invitation = try await workstations.first.store.staff.inviteAgain(
            colleague, operation: StoreHarness.operation())
        try await workstations.settle()
        for (workstation, password) in zip(workstations.all, ["seven green bottles", "nine red balloons"]) {
            let code = Secret(invitation.code.text)
            try await workstation.store.staff.accept(
                "ben", code: code, password: Secret(password), operation: StoreHarness.operation())
            let credentials = Credentials(userName: "ben", password: Secret(password))
            _ = try await workstation.sessions.signIn(credentials, operation: StoreHarness.operation())
        }
        for workstation in workstations.all { #expect(try await workstation.sync.sync().problem == nil) }
        let entry = try await workstations.second.onlyEntry()
        let contested = entry.fields.filter(\.isContested)
        #expect(contested.map(\.title) == ["password"])
        try await workstations.second.sync.resolve(
            entry, keeping: Dictionary(uniqueKeysWithValues: contested.map { ($0.id, .theirs) }))
        try await workstations.settle()
        try await workstations.expectEqual()
    }
}
