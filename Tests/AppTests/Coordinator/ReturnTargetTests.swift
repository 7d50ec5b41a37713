import Domain
import Navigation
import Support
import Testing

@testable import App

/// Where one comes to after signing in, whatever happened on the way.
@Suite struct ReturnTargetTests {
    private static func order(_ number: Int) throws -> AppRoute { .orders(try .detail(number)) }

    @Test func `a second link while the sign-in is open wins, and the user is told in one line`() async throws {
        let app = try await Station().start()
        try app.handle(url: "clinic://orders/7")
        #expect(app.takeNotices() == [])
        try app.handle(url: "clinic://orders/7")
        #expect(app.takeNotices() == [])
        try app.handle(url: "clinic://profile")
        #expect(app.takeNotices() == ["Signing in leads to Profile now, no longer to Orders › #7."])
        app.go(.section(.orders))
        #expect(app.takeNotices() == ["Signing in leads to Orders now, no longer to Profile."])
        try await app.signInAtSheet(.pharmacist)
        #expect(app.whereabouts == Whereabouts(.orders, staff: "ana"))
    }

    @Test func `after a cold start the wish of the run before is followed`() async throws {
        let station = Station()
        let app = try await station.start()
        try app.handle(url: "clinic://orders/7/tracking")
        let next = try await station.afterEnd(of: app).start()
        try await next.signInAtSheet(.pharmacist)
        #expect(next.orders.path == [try .detail(7), try .tracking(7)])
    }

    @Test func `a session that ran out in the middle of a flow leads back to the section, for the same person`()
        async throws
    {
        let app = try await Station().start(as: .receptionist)
        try app.handle(url: "clinic://patients/2001")
        app.patients.book(for: try #require(PatientNumber(2001)))
        #expect(app.present(.signInRequired) == .signIn)
        #expect(app.presentedSheet == .login(returnAction: .section(.patients)))
        try await app.signInAtSheet(.receptionist)
        #expect(app.section == .patients)
        #expect(app.patients.path == [.detail(try #require(PatientNumber(2001)))])
        #expect(app.state.modals.isEmpty)
    }

    @Test func `a sign-out during the sign-in gives the wish up`() async throws {
        let app = try await Station().start(as: .pharmacist)
        try app.handle(url: "clinic://orders/7")
        _ = app.present(.signInRequired)
        let flow = try #require(app.signInFlow)
        await app.sessions.signOut()
        #expect(app.whereabouts == Whereabouts(.home))
        await flow.signInFinished(.sample(.pharmacist))
        #expect(app.whereabouts == Whereabouts(.home, staff: "ana"))
    }

    @Test func `a target that the new user may not see is said, and they are where they left`() async throws {
        let wishes: [AppReturnAction] = [
            .route(.patients(.notes(try #require(PatientNumber(2001))))), .route(.orders(.list)), .section(.patients),
        ]
        for wish in wishes {
            for role in Role.allCases {
                let app = try await Station().start()
                app.presentLogin(returnAction: wish)
                try await app.signInAtSheet(role)
                let target =
                    switch wish {
                    case .route(let route): route
                    default: AppRoute.patients(.list)
                    }
                if RouteGate(session: app.session).verdict(for: target) == .allow {
                    #expect(app.section == target.section && app.takeNotices() == [], "\(role) \(wish)")
                } else {
                    let home = Whereabouts(.home, staff: Staff.sample(role).userName)
                    #expect(app.whereabouts == home, "\(role) \(wish)")
                    #expect(app.takeNotices().count == 1, "\(role) \(wish)")
                }
                #expect(app.state.modals.isEmpty)
            }
        }
    }

    @Test func `a locked station and the first steps come before every wish, also a tap's`() async throws {
        let taps: [(AppCoordinator) -> Void] = [
            { $0.catalog.showCart() }, { $0.music.showQueue() }, { $0.home.showProfile() }, { $0.go(.section(.music)) },
            { $0.go(.route(.home(.start))) }, { $0.appointments.book(on: nil) }, { $0.home.showSettings() },
            { $0.orders.contactSupport(about: .known(1042)) }, { $0.orders.share(.known(1042)) },
        ]
        let locked = try await Station().start(as: .pharmacist)
        await locked.sessions.lock()
        for (app, line) in [
            (locked, GateRefusal.locked.line),
            (try await Station().startOfNewcomer(.resume), GateRefusal.firstStepsDue.line),
        ] {
            let before = app.whereabouts
            _ = app.takeNotices()
            for tap in taps {
                tap(app)
                #expect(app.whereabouts == before)
                #expect(app.takeNotices() == [line])
            }
        }
    }
}
