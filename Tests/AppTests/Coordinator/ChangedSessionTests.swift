import Domain
import Navigation
import Support
import Testing
import TextShell

@testable import App

/// The visible places after another workstation changes who is signed in.
@Suite struct ChangedSessionTests {
    @Test func `a new role keeps the places that it may see, and the user is notified`() async throws {
        let (workstation, scene) = try await Self.start(as: .clinician)
        let app = scene.coordinator
        try app.handle(url: "clinic://orders/1042")
        try app.handle(url: "clinic://patients/2001/notes")
        app.present(.settings)
        scene.note(draft: true, at: try #require(app.patients.places.last))
        await workstation.change(.receptionist, scene)
        #expect(app.patients.routes.last == .patients(.detail(.known(2_001))))
        #expect(app.whereabouts.section == .patients)
        #expect(app.whereabouts.modals.isEmpty)
        #expect(app.orders.path == [try .detail(1042)])
        #expect(scene.frame.account.hasSuffix(", receptionist"))
        #expect(
            scene.drainNotices() == [
                "Your role is receptionist now: a manager changed it.",
                "What you typed where you may not be any more is gone.",
                "It was not saved: Patients › #2001 › Notes.",
            ])
        try app.handle(url: "clinic://patients/2001/notes")
        #expect(app.patients.routes.last == .patients(.detail(.known(2_001))))
    }

    @Test func `a role that may see every visible place closes nothing`() async throws {
        let (workstation, scene) = try await Self.start(as: .receptionist)
        try scene.coordinator.handle(url: "clinic://orders/1042")
        scene.coordinator.present(.settings)
        let before = scene.coordinator.whereabouts
        await workstation.change(.manager, scene)
        #expect(scene.coordinator.whereabouts == before)
    }

    @Test func `who does not work here any more is signed out, and nothing of the place stays`() async throws {
        let (workstation, scene) = try await Self.start(as: .clinician)
        try scene.coordinator.handle(url: "clinic://patients/2001/notes")
        scene.note(draft: true, at: try #require(scene.coordinator.patients.places.last))
        workstation.sessions.current = nil
        await scene.readersAreServed()
        #expect(scene.coordinator.whereabouts == Whereabouts(.home))
        #expect(
            scene.drainNotices() == [
                "You are signed out: a manager ended your session, or you do not work here any more.",
                "It was not saved: Patients › #2001 › Notes.",
            ])
        try await scene.coordinator.sessions.signIn(.sample(.receptionist))
        #expect(scene.coordinator.whereabouts == Whereabouts(.home, staff: "ben"))
    }

    @Test func `signing out and locking oneself is no surprise`() async throws {
        let (_, scene) = try await Self.start(as: .clinician)
        await scene.coordinator.sessions.lock()
        await scene.readersAreServed()
        #expect(scene.coordinator.state.isLocked)
        #expect(scene.drainNotices() == [])
    }

    private static func start(as role: Role) async throws -> (Workstation, AppScene) {
        let workstation = Workstation(reach: .online)
        return (workstation, try await workstation.scene(as: role))
    }
}

extension Workstation {
    /// Changes the role of the signed-in person, as another workstation would.
    func change(_ role: Role, _ scene: AppScene) async {
        guard let session = sessions.current else { return }
        let old = session.staff
        let staff = Staff(
            id: old.id, userName: old.userName, name: old.name, role: role, phoneExtension: old.phoneExtension)
        sessions.current = StaffSession(staff: staff, startedAt: session.startedAt, lastSignIn: session.lastSignIn)
        await scene.readersAreServed()
    }
}
