import Domain
import Navigation
import Support
import Testing

@testable import App

/// The destination after a sign-in, whatever happened on the way.
@Suite struct ReturnTargetTests {
    private static func order(_ number: Int) throws -> AppRoute { .orders(try .detail(number)) }

    @Test func `a second link while the sign-in is open wins, and the user is notified in one line`() async throws {
        let app = try await Workstation().start()
        try app.handle(url: "clinic://orders/7")
        #expect(app.drainNotices() == [])
        try app.handle(url: "clinic://orders/7")
        #expect(app.drainNotices() == [])
        try app.handle(url: "clinic://profile")
        #expect(app.drainNotices() == ["Signing in leads to Profile now, no longer to Orders › #7."])
        app.go(.section(.orders))
        #expect(app.drainNotices() == ["Signing in leads to Orders now, no longer to Profile."])
        try await app.signInAtSheet(.pharmacist)
        #expect(app.whereabouts == Whereabouts(.orders, staff: "ana"))
    }

    @Test func `after a cold start the request of the run before is followed`() async throws {
        let workstation = Workstation()
        let app = try await workstation.start()
        try app.handle(url: "clinic://orders/7/tracking")
        let next = try await workstation.afterEnd(of: app).start()
        try await next.signInAtSheet(.pharmacist)
        #expect(next.orders.path == [try .detail(7), try .tracking(7)])
    }

    @Test func `a session that ran out in the middle of a flow leads back to the section, for the same person`()
        async throws
    {
        let app = try await Workstation().start(as: .receptionist)
        try app.handle(url: "clinic://patients/2001")
        app.patients.book(for: try #require(PatientNumber(2001)))
        #expect(app.present(.signInRequired) == .signIn)
        #expect(app.presentedSheet == .login(returnAction: .section(.patients)))
        try await app.signInAtSheet(.receptionist)
        #expect(app.section == .patients)
        let patient = try #require(PatientNumber(2001))
        #expect(app.patients.path == [.detail(patient)])
        #expect(app.state.modals.isEmpty)
    }

    @Test func `a sign-out during the sign-in gives the request up`() async throws {
        let app = try await Workstation().start(as: .pharmacist)
        try app.handle(url: "clinic://orders/7")
        _ = app.present(.signInRequired)
        let flow = try #require(app.signInFlow)
        await app.sessions.signOut()
        #expect(app.whereabouts == Whereabouts(.home))
        await flow.signInFinished(.sample(.pharmacist))
        #expect(app.whereabouts == Whereabouts(.home, staff: "ana"))
    }

    @Test func `a target that the new user may not see is reported, and they return to their last place`() async throws
    {
        let requests: [AppReturnAction] = [
            .route(.patients(.notes(try #require(PatientNumber(2001))))), .route(.orders(.list)), .section(.patients),
        ]
        for request in requests {
            for role in Role.allCases {
                let app = try await Workstation().start()
                app.presentLogin(returnAction: request)
                try await app.signInAtSheet(role)
                let target =
                    switch request {
                    case .route(let route): route
                    default: AppRoute.patients(.list)
                    }
                if RouteGate(session: app.session).verdict(for: target) == .allow {
                    #expect(app.section == target.section && app.drainNotices() == [], "\(role) \(request)")
                } else {
                    let home = Whereabouts(.home, staff: Staff.sample(role).userName)
                    #expect(app.whereabouts == home, "\(role) \(request)")
                    #expect(app.drainNotices().count == 1, "\(role) \(request)")
                }
                #expect(app.state.modals.isEmpty)
            }
        }
    }

    @Test func `a locked workstation and the first steps come before every request, also a tap's`() async throws {
        let taps: [(AppCoordinator) -> Void] = [
            { $0.catalog.showCart() }, { $0.music.showQueue() }, { $0.home.showProfile() }, { $0.go(.section(.music)) },
            { $0.go(.route(.home(.start))) }, { $0.appointments.book(on: nil) }, { $0.home.showSettings() },
            { $0.orders.contactSupport(about: .known(1042)) }, { $0.orders.share(.known(1042)) },
        ]
        let locked = try await Workstation().start(as: .pharmacist)
        await locked.sessions.lock()
        for (app, line) in [
            (locked, GateRefusal.locked.line),
            (try await Workstation().startOfNewcomer(.resume), GateRefusal.firstStepsDue.line),
        ] {
            let before = app.whereabouts
            _ = app.drainNotices()
            for tap in taps {
                tap(app)
                #expect(app.whereabouts == before)
                #expect(app.drainNotices() == [line])
            }
        }
    }
}
