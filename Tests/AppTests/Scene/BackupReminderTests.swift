import DesignSystem
import Domain
import Foundation
import Support
import Testing
import TextShell

@testable import App

/// The reminder of an old backup in the frame.
@Suite struct BackupReminderTests {
    @Test(
        arguments: [
            (nil, ["no backup yet"]), (0, []), (86_400, []), (86_401, ["last backup a day ago"]),
            (3 * 86_400 + 5, ["last backup 3 days ago"]), (-600, []),
        ] as [(TimeInterval?, [String])])
    func `a manager is told of a backup older than a day`(age: TimeInterval?, status: [String]) async throws {
        #expect(try await self.status(for: .manager, age: age) == status)
    }

    @Test(arguments: [Role.receptionist, .clinician, .pharmacist])
    func `others, who cannot make one, are told nothing`(role: Role) async throws {
        #expect(try await status(for: role, age: nil) == [])
    }

    private func status(for role: Role, age: TimeInterval?) async throws -> [String] {
        let workstation = Workstation()
        var container = workstation.container
        container.backups = { now in BackupReminder(last: age.map { now - $0 }) }
        let scene = AppScene(container: container, remembersPlace: false)
        try await scene.coordinator.sessions.signIn(.sample(role))
        return await ScreenHost(scene: scene).settle().status
    }
}
