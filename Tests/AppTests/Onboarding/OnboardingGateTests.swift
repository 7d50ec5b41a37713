import Domain
import Foundation
import Navigation
import Support
import Testing
import TextShell

@testable import App

/// The onboarding comes first: nothing behind it can be reached, and the original request is kept.
@Suite struct OnboardingGateTests {
    private static func request() throws -> AppReturnAction { .route(.orders(try .detail(1042))) }

    @Test func `away from the first steps one comes only by taking them or by signing out`() async throws {
        let workstation = Workstation()
        let scene = try await workstation.scene()
        let app = scene.coordinator
        app.presentLogin(returnAction: try Self.request())
        try await workstation.signInNewcomer(at: app)
        let before = app.whereabouts
        #expect(!scene.frame.canGoBack)
        #expect(throws: CommandFailure.self) { try scene.goBack() }
        try scene.goHome()
        try scene.goToSection("orders")
        try scene.open(link: "clinic://settings")
        #expect(app.whereabouts == before)
        let told = "This comes before everything else: finish it, or sign out on its first page."
        #expect(app.drainNotices() == [told, told, told])
        app.onboardingFlow?.welcomeSignsOut()
        #expect(app.presentedAlert == .signOut)
        await app.sessions.signOut()
        #expect(app.whereabouts == Whereabouts(.home))
    }

    @Test func `what was typed is asked about before going back`() async throws {
        let app = try await Workstation().startOfNewcomer(.resume)
        let flow = try #require(app.onboardingFlow)
        flow.welcomeWantsDetails()
        app.drafts = [app.state.visiblePlace]
        app.go(.back)
        #expect(app.presentedAlert == .discardDraft(.back))
        app.discardDraft(then: .back)
        #expect(app.whereabouts == .onboarding(.resume, ["Welcome"]))
    }

    @Test func `a restart in the middle begins them again, and then leads to the same place`() async throws {
        let requests: [AppReturnAction] = [
            .resume, .section(.music), try Self.request(), .route(.settings(.data)), .route(.home(.start)),
        ]
        for request in requests {
            let app = try await Workstation().startOfNewcomer(request)
            app.onboardingFlow?.welcomeSkipsDetails()
            let workstation = Workstation().afterEnd(of: app)
            let next = try await workstation.start()
            #expect(next.whereabouts == Whereabouts(.home, sheet: .login(returnAction: .resume)))
            try await workstation.signInNewcomer(at: next)
            #expect(next.whereabouts == .onboarding(request, ["Welcome"]))
            #expect(next.drainNotices() == [])
            try await workstation.finish(next)
            let straight = try await Workstation().start(as: .receptionist)
            if case .route(let route) = request { straight.go(.route(route)) }
            if case .section(let section) = request { straight.go(.section(section)) }
            var expected = straight.whereabouts
            expected.staff = "noor"
            #expect(next.whereabouts == expected)
        }
    }

    @Test func `a request after the restart is newer than the one before`() async throws {
        let app = try await Workstation().startOfNewcomer(try Self.request())
        let workstation = Workstation().afterEnd(of: app)
        let next = try await workstation.start()
        next.presentLogin(returnAction: .section(.catalog))
        try await workstation.signInNewcomer(at: next)
        #expect(next.presentedFullScreenCover == .onboarding(.section(.catalog)))
    }

    @Test func `someone else who signs in meanwhile is not kept, and leaves the newcomer's request alone`() async throws
    {
        let app = try await Workstation().startOfNewcomer(try Self.request())
        let workstation = Workstation().afterEnd(of: app)
        let next = try await workstation.start(as: .pharmacist)
        #expect(next.whereabouts == Whereabouts(.home, staff: "ana"))
        let later = workstation.afterEnd(of: next)
        let last = try await later.start()
        try await later.signInNewcomer(at: last)
        #expect(last.presentedFullScreenCover == .onboarding(try Self.request()))
    }

    @Test func `the lock keeps the request, and so does a session that ran out`() async throws {
        let workstation = Workstation(preferences: Preferences(idleLockMinutes: 10))
        let scene = try await workstation.settledScene()
        scene.coordinator.presentLogin(returnAction: try Self.request())
        try await workstation.signInNewcomer(at: scene.coordinator)
        await scene.didSettle()
        await workstation.lock(scene)
        #expect(scene.coordinator.state.isLocked)
        try await workstation.signInNewcomer(at: scene.coordinator)
        #expect(scene.coordinator.presentedFullScreenCover == .onboarding(try Self.request()))
        #expect(scene.coordinator.present(.signInRequired) == .signIn)
        #expect(scene.coordinator.presentedSheet == .login(returnAction: try Self.request()))
    }

    @Test func `an unreadable request is reported, and the steps still come`() async throws {
        let workstation = Workstation()
        let app = try await workstation.start()
        app.presentLogin(returnAction: .resume)
        let fault = AppError.storage(.busy(path: "/x"))
        workstation.savedStates.answers.failNext(with: fault)
        try await workstation.signInNewcomer(at: app)
        #expect(app.whereabouts == .onboarding(.resume, ["Welcome"]))
        #expect(app.drainNotices() == ["Where you wanted to be could not be read: \(fault.message) \(fault.advice)"])
    }

    @Test func `a place that a newcomer opens from the command line is not shown, and the exit code says so`() async {
        let run = await LaunchRun.of(
            ["--memory", "--as", "noor", "open", "clinic://orders/1042"],
            environment: ["CLINIC_PASSWORD": "clinic-demo"])
        #expect(run.code == .noPermission)
        #expect(run.told.last == "Go through the first steps before: run clinic --as USER.")
        #expect(!run.output.contains("1042"))
    }
}
