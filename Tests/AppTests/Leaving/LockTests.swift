import Domain
import Foundation
import Navigation
import Support
import Testing
import TextShell

@testable import App

/// An idle workstation locks after some minutes, and keeps the place for the person who left it.
@Suite struct LockTests {
    @Test(
        arguments: [
            (10, 599, false), (10, 600, true), (10, 601, true), (1, 59, false), (1, 60, true), (240, 14_399, false),
            (10, 0, false), (10, -3_600, false), (nil, 1_000_000_000, false),
        ] as [(Int?, TimeInterval, Bool)])
    func `it locks after as many idle minutes as the settings say`(
        minutes: Int?, idle: TimeInterval, locks: Bool
    ) async throws {
        let workstation = Workstation(preferences: Preferences(idleLockMinutes: minutes))
        let scene = try await workstation.settledScene(as: .pharmacist)
        workstation.clock.advance(by: idle)
        #expect(await scene.lockIfIdle() == locks)
        #expect(scene.coordinator.presentedFullScreenCover == (locks ? .locked(userName: "ana") : nil))
        #expect((workstation.sessions.current == nil) == locks)
    }

    @Test func `each step restarts the wait`() async throws {
        let workstation = Workstation(preferences: Preferences(idleLockMinutes: 10))
        let scene = try await workstation.settledScene(as: .pharmacist)
        for _ in 1...3 {
            workstation.clock.advance(by: 599)
            #expect(await scene.lockIfIdle() == false)
            await scene.didSettle()
        }
    }

    @Test func `a wait that the settings change counts at once`() async throws {
        let workstation = Workstation(preferences: Preferences(idleLockMinutes: nil))
        let scene = try await workstation.settledScene(as: .pharmacist)
        workstation.clock.advance(by: 120)
        workstation.preferences.saved = Preferences(idleLockMinutes: 2)
        await letOthersRun(while: { scene.container.settings.current.idleLockMinutes != 2 })
        #expect(await scene.lockIfIdle())
    }

    @Test func `a visitor is never locked out, and a locked workstation is not locked again`() async throws {
        let workstation = Workstation(preferences: Preferences(idleLockMinutes: 1))
        let visitor = try await workstation.settledScene()
        workstation.clock.advance(by: 3_600)
        #expect(await visitor.lockIfIdle() == false)
        let scene = try await workstation.settledScene(as: .pharmacist)
        var locked: [Bool] = []
        for _ in 1...2 {
            workstation.clock.advance(by: 3_600)
            locked.append(await scene.lockIfIdle())
            await scene.didSettle()
        }
        #expect(locked == [true, false])
    }

    @Test func `a lock hides the whole place, and the same person finds all of it again`() async throws {
        let (workstation, scene) = try await Self.atWork()
        let before = scene.coordinator.whereabouts
        await workstation.lock(scene)
        #expect(scene.frame.breadcrumb == ["Locked"])
        #expect(scene.frame.account == "not signed in")
        await (try #require(scene.coordinator.signInFlow)).signInFinished(.sample(.pharmacist))
        #expect(scene.coordinator.whereabouts == before)
    }

    @Test func `someone else who signs in at the lock does not find the place, the first one does later`() async throws
    {
        let (workstation, scene) = try await Self.atWork()
        let before = scene.coordinator.whereabouts
        await workstation.lock(scene)
        let flow = try #require(scene.coordinator.signInFlow)
        flow.signInAsSomeoneElse()
        #expect(scene.frame.breadcrumb == ["Locked", "Sign in"])
        await flow.signInFinished(.sample(.receptionist))
        #expect(scene.coordinator.whereabouts == Whereabouts(.home, staff: "ben"))
        await scene.didSettle()
        try await scene.coordinator.sessions.signIn(.sample(.pharmacist))
        #expect(scene.coordinator.whereabouts == before)
    }

    @Test func `cancelling a sign-in as someone else returns to the lock`() async throws {
        let (workstation, scene) = try await Self.atWork()
        await workstation.lock(scene)
        let flow = try #require(scene.coordinator.signInFlow)
        flow.signInAsSomeoneElse()
        flow.signInCancelled()
        #expect(scene.frame.breadcrumb == ["Locked"])
    }

    @Test func `a restart of a locked workstation asks to sign in, and then shows the place`() async throws {
        let (workstation, scene) = try await Self.atWork()
        let before = scene.coordinator.whereabouts
        await workstation.lock(scene)
        await scene.didSettle()
        let next = try await Workstation(workstation.savedStates.saved).start()
        #expect(next.whereabouts == Whereabouts(.home, sheet: .login(returnAction: .resume)))
        try await next.signInAtSheet(.pharmacist)
        #expect(next.whereabouts == before)
    }

    @Test func `the lock stays until someone signs in, however one wants to leave`() async throws {
        let (workstation, scene) = try await Self.atWork()
        await workstation.lock(scene)
        let locked = scene.coordinator.whereabouts
        #expect(!scene.frame.canGoBack)
        #expect(throws: CommandFailure.self) { try scene.goBack() }
        try scene.goHome()
        try scene.goToSection("home")
        try scene.open(link: "clinic://settings")
        #expect(scene.coordinator.whereabouts == locked)
    }

    @Test func `the line that was typed at the locked workstation is not carried out`() async throws {
        for line in ["open clinic://orders/1031", "advance", ""] {
            let workstation = Workstation(preferences: Preferences(idleLockMinutes: 5))
            let scene = try await workstation.settledScene(as: .pharmacist)
            let lines = [line, "", "help"]
            let run = await LaunchRun.of(scene, lines: lines) { asked in
                if asked == 0 { workstation.clock.advance(by: 300) }
            }
            let dropped = line.isEmpty ? [] : ["What you typed last was not carried out."]
            #expect(run.told == ["Locked after 5 idle minutes."] + dropped, "\(line)")
            #expect(run.output.contains("The place that ana left is kept."), "\(line)")
            #expect(workstation.orders.calls.allSatisfy { if case .order = $0 { false } else { true } }, "\(line)")
            #expect(run.output.contains("On every screen:"), "\(line): the lines after it are")
            #expect(scene.coordinator.state.isLocked, "\(line)")
        }
    }

    /// Ana at a refund, with a sheet over it.
    static func atWork() async throws -> (Workstation, AppScene) {
        let workstation = Workstation(preferences: Preferences(idleLockMinutes: 10))
        let scene = try await workstation.settledScene(as: .pharmacist)
        try scene.open(link: "clinic://orders/1042/refund")
        scene.coordinator.home.showSettings()
        try #require(scene.coordinator.settingsFlow).showData()
        await scene.didSettle()
        return (workstation, scene)
    }
}

extension Workstation {
    /// A scene that follows the settings and has shown its first screen.
    func settledScene(as role: Role? = nil) async throws -> AppScene {
        let scene = try await scene(as: role)
        scene.container.settings.follow(preferences)
        await scene.didSettle()
        return scene
    }

    /// Leaves the workstation idle for an hour, then types something.
    func lock(_ scene: AppScene) async {
        clock.advance(by: 3_600)
        #expect(await scene.lockIfIdle())
    }
}
