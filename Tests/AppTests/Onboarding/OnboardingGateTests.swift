import Domain
import Foundation
import Navigation
import Support
import Testing
import TextShell

@testable import App

/// What comes first comes first: nothing behind the first steps can be reached, and nothing is forgotten over them.
@Suite struct OnboardingGateTests {
    private static func wish() throws -> AppReturnAction { .route(.orders(try .detail(1042))) }

    @Test func `away from the first steps one comes only by taking them or by signing out`() async throws {
        let station = Station()
        let scene = try await station.scene()
        let app = scene.coordinator
        app.presentLogin(returnAction: try Self.wish())
        try await station.signInNewcomer(at: app)
        let before = app.whereabouts
        #expect(!scene.frame.canGoBack)
        #expect(throws: CommandFailure.self) { try scene.goBack() }
        try scene.goHome()
        try scene.goToSection("orders")
        try scene.open(link: "clinic://settings")
        #expect(app.whereabouts == before)
        let told = "This comes before everything else: finish it, or sign out on its first page."
        #expect(app.takeNotices() == [told, told, told])
        app.onboardingFlow?.welcomeSignsOut()
        #expect(app.presentedAlert == .signOut)
        await app.sessions.signOut()
        #expect(app.whereabouts == Whereabouts(.home))
    }

    @Test func `what was typed is asked about before going back`() async throws {
        let app = try await Station().startOfNewcomer(.resume)
        let flow = try #require(app.onboardingFlow)
        flow.welcomeWantsDetails()
        app.drafts = [app.state.visiblePlace]
        app.go(.back)
        #expect(app.presentedAlert == .discardDraft(.back))
        app.discardDraft(then: .back)
        #expect(app.whereabouts == .onboarding(.resume, ["Welcome"]))
    }

    @Test func `a restart in the middle begins them again, and then leads to the same place`() async throws {
        let wishes: [AppReturnAction] = [
            .resume, .section(.music), try Self.wish(), .route(.settings(.data)), .route(.home(.start)),
        ]
        for wish in wishes {
            let app = try await Station().startOfNewcomer(wish)
            app.onboardingFlow?.welcomeSkipsDetails()
            let station = Station().afterEnd(of: app)
            let next = try await station.start()
            #expect(next.whereabouts == Whereabouts(.home, sheet: .login(returnAction: .resume)))
            try await station.signInNewcomer(at: next)
            #expect(next.whereabouts == .onboarding(wish, ["Welcome"]))
            #expect(next.takeNotices() == [])
            try await station.finish(next)
            let straight = try await Station().start(as: .receptionist)
            if case .route(let route) = wish { straight.go(.route(route)) }
            if case .section(let section) = wish { straight.go(.section(section)) }
            var expected = straight.whereabouts
            expected.staff = "noor"
            #expect(next.whereabouts == expected)
        }
    }

    @Test func `a wish after the restart is newer than the one before`() async throws {
        let app = try await Station().startOfNewcomer(try Self.wish())
        let station = Station().afterEnd(of: app)
        let next = try await station.start()
        next.presentLogin(returnAction: .section(.catalog))
        try await station.signInNewcomer(at: next)
        #expect(next.presentedFullScreenCover == .onboarding(.section(.catalog)))
    }

    @Test func `someone else who signs in meanwhile is not kept, and leaves the newcomer's wish alone`() async throws {
        let app = try await Station().startOfNewcomer(try Self.wish())
        let station = Station().afterEnd(of: app)
        let next = try await station.start(as: .pharmacist)
        #expect(next.whereabouts == Whereabouts(.home, staff: "ana"))
        let later = station.afterEnd(of: next)
        let last = try await later.start()
        try await later.signInNewcomer(at: last)
        #expect(last.presentedFullScreenCover == .onboarding(try Self.wish()))
    }

    @Test func `the lock keeps the wish, and so does a session that ran out`() async throws {
        let station = Station(preferences: Preferences(idleLockMinutes: 10))
        let scene = try await station.settledScene()
        scene.coordinator.presentLogin(returnAction: try Self.wish())
        try await station.signInNewcomer(at: scene.coordinator)
        await scene.didSettle()
        await station.lock(scene)
        #expect(scene.coordinator.state.isLocked)
        try await station.signInNewcomer(at: scene.coordinator)
        #expect(scene.coordinator.presentedFullScreenCover == .onboarding(try Self.wish()))
        #expect(scene.coordinator.present(.signInRequired) == .signIn)
        #expect(scene.coordinator.presentedSheet == .login(returnAction: try Self.wish()))
    }

    @Test func `a wish that cannot be read is said, and the steps come all the same`() async throws {
        let station = Station()
        let app = try await station.start()
        app.presentLogin(returnAction: .resume)
        let fault = AppError.storage(.busy(path: "/x"))
        station.savedStates.answers.failNext(with: fault)
        try await station.signInNewcomer(at: app)
        #expect(app.whereabouts == .onboarding(.resume, ["Welcome"]))
        #expect(app.takeNotices() == ["Where you wanted to be could not be read: \(fault.message) \(fault.advice)"])
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
