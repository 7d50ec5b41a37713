import Domain
import Foundation
import Navigation
import Support
import Testing
import TextShell

@testable import App

/// A draft survives the lock for its author and nobody else; and only idle time locks.
@Suite struct LockedDraftTests {
    @Test func `a draft survives the lock for the same person, on the very same places`() async throws {
        let (workstation, scene) = try await LockTests.atWork()
        let places = scene.places
        let draft = try #require(scene.coordinator.orders.places.last)
        scene.note(draft: true, at: draft)
        await workstation.lock(scene)
        scene.note(draft: false, at: scene.place)
        #expect(!scene.mayQuit(again: false))
        #expect(scene.unsaved == ["Orders › #1042 › Refund"])
        await (try #require(scene.coordinator.signInFlow)).signInFinished(.sample(.pharmacist))
        #expect(scene.places == places)
        #expect(scene.coordinator.drafts == [draft])
    }

    @Test func `another person who signs in at the lock gets none of the places and drafts`() async throws {
        let (workstation, scene) = try await LockTests.atWork()
        let places = scene.places
        scene.note(draft: true, at: try #require(scene.coordinator.orders.places.last))
        await workstation.lock(scene)
        await (try #require(scene.coordinator.signInFlow)).signInFinished(.sample(.receptionist))
        scene.note(draft: false, at: scene.place)
        #expect(scene.places.isDisjoint(with: places))
        #expect(scene.coordinator.drafts == [])
        #expect(scene.unsaved == [])
    }

    @Test func `the covered places are gone when the lock closes without a sign-in`() async throws {
        let (workstation, scene) = try await LockTests.atWork()
        await workstation.lock(scene)
        scene.coordinator.dismissAll()
        #expect(scene.coordinator.whereabouts == Whereabouts(.home))
    }

    @Test func `a person who returns in another role finds the places that they still may see`() async throws {
        let (workstation, scene) = try await LockTests.atWork()
        await workstation.lock(scene)
        let session = StaffSession.sample(.pharmacist)
        let staff = Staff(
            id: session.staff.id, userName: session.staff.userName, name: session.staff.name, role: .receptionist)
        let changed = StaffSession(staff: staff, startedAt: session.startedAt, lastSignIn: nil)
        await scene.coordinator.sessions.signInFinished(changed, then: .resume)
        #expect(!scene.coordinator.state.isLocked)
        #expect(scene.coordinator.orders.routes.allSatisfy { scene.coordinator.gate.verdict(for: $0) == .allow })
        #expect(scene.drainNotices().contains { $0.hasPrefix("Your role is receptionist now") })
    }

    @Test func `a machine whose clock is set locks no sooner and no later`() async throws {
        let workstation = Workstation(preferences: Preferences(idleLockMinutes: 10))
        let clock = FixedClock()
        let scene = AppScene(container: workstation.container(clock: clock), remembersPlace: true)
        scene.container.settings.follow(workstation.preferences)
        try await scene.coordinator.sessions.signIn(.sample(.pharmacist))
        await scene.didSettle()
        clock.set(by: 86_400)
        #expect(scene.timeUntilLock == .seconds(600))
        clock.set(by: -200_000)
        clock.advance(by: 600)
        #expect(await scene.lockIfIdle())
    }
}
