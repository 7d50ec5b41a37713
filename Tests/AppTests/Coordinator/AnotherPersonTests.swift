import Domain
import Navigation
import Support
import Testing

@testable import App

/// The next person at a workstation finds nothing of the previous one.
@Suite struct AnotherPersonTests {
    @Test func `nobody can see the history of another person, and nobody at a locked workstation`() async throws {
        let scene = try await ExampleClinic.start(as: "ben")
        let app = scene.coordinator
        _ = await Wanderer.replay(["go patients", "open clinic://patients/2001"], in: scene)
        let own = scene.history
        #expect(own.count == 3 && scene.transcript.contains("> open clinic://patients/2001"))
        await app.sessions.lock()
        #expect(scene.history == [] && scene.transcript == [])
        try await app.sessions.signIn(Self.credentials("ben"))
        #expect(scene.history.starts(with: own))
        await app.sessions.signOut()
        #expect(scene.history == [] && scene.transcript == [])
        try await app.sessions.signIn(Self.credentials("ana"))
        _ = await Wanderer.replay(["go music"], in: scene)
        #expect(!"\(scene.history)\(scene.transcript)".contains("atients"))
        #expect(scene.transcript.contains("> go Music"))
        #expect(scene.retraced.contains("open clinic://patients/2001"))
    }

    private static func credentials(_ name: String) -> Credentials {
        Credentials(userName: name, password: Secret(HelpText.examplePassword))
    }

    @Test func `every place is another one after a sign-out, the starts of the sections too`() async throws {
        let app = try await Workstation().start(as: .receptionist)
        for section in AppSection.allCases { app.go(.section(section)) }
        let before = Set(app.state.places)
        #expect(before.count == AppSection.allCases.count)
        await app.sessions.signOut()
        #expect(Set(app.state.places).isDisjoint(with: before))
    }

    @Test func `an error that arrives at a locked workstation opens nothing`() async throws {
        let app = try await Workstation().start(as: .receptionist)
        await app.sessions.lock()
        let before = app.whereabouts
        #expect(app.present(.signInRequired) == .signIn)
        app.present(alert: .signOut)
        #expect(app.whereabouts == before)
    }

    @Test func `a session that runs out in the first steps is over, and the request outlives a restart`() async throws {
        let request = AppReturnAction.route(.orders(try .detail(1042)))
        let app = try await Workstation().startOfNewcomer(request)
        let before = Set(app.state.places)
        _ = app.present(.signInRequired)
        #expect(Set(app.state.places).isDisjoint(with: before))
        let workstation = Workstation().afterEnd(of: app)
        app.go(.back)
        #expect(app.whereabouts == Whereabouts(.home))
        let next = try await workstation.start()
        #expect(next.presentedSheet == .login(returnAction: request))
        try await workstation.signInNewcomer(at: next)
        #expect(next.presentedFullScreenCover == .onboarding(request))
    }

    @Test func `what a gate asked a stale session to sign in for outlives a restart`() async throws {
        let app = try await Workstation().start(as: .receptionist)
        app.presentLogin(returnAction: .route(.orders(try .detail(7))))
        let next = try await Workstation().afterEnd(of: app).start()
        #expect(next.presentedSheet == .login(returnAction: .route(.orders(try .detail(7)))))
    }
}
