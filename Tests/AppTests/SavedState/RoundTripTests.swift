import Domain
import Navigation
import Support
import Testing

@testable import App

/// A saved state restores exactly the same place.
@Suite struct RoundTripTests {
    // holds: state-scene-storage, state-tab-persistence, example-save-restore-state
    @Test func `every place of a member of staff is found again`() async throws {
        for path in try OrdersRoute.paths(depth: 3, of: [1042, 7]) {
            for section in AppSection.allCases {
                let app = try await Workstation().start(as: .pharmacist)
                app.orders.become(path)
                app.select(section)
                let state = try #require(app.saveState())
                let other = try await Workstation().start(as: .pharmacist)
                other.restoreState(from: state)
                #expect(other.whereabouts == app.whereabouts)
                #expect(other.drainNotices() == [])
                #expect(other.saveState() == state)
            }
        }
    }

    @Test func `a presentation with a link is restored, and no other is saved`() async throws {
        let order = try OrderNumber.sample(1042)
        let settings = Whereabouts.Modal(.settings, ["Settings", "Data"])
        let profile = Whereabouts.Modal(.profile, ["Profile", "Password"])
        let data: (AppModal, AppRoute?) = (.settings, .settings(.data))
        let password: (AppModal, AppRoute?) = (.profile, .profile(.changePassword))
        let overlays: [([(AppModal, AppRoute?)], AppAlert?, [Whereabouts.Modal])] = [
            ([data], nil, [settings]), ([password], nil, [profile]), ([data, password], nil, [settings, profile]),
            ([password], .signOut, [profile]), ([(.share(order), nil)], nil, []),
            ([(.contactSupport(order), nil)], .cancelOrder(order), []),
            ([(.share(order), nil), data], .discardDraft(.back), [settings]),
        ]
        for (modals, alert, found) in overlays {
            let workstation = Workstation()
            let app = try await workstation.start(as: .pharmacist)
            try app.handle(url: "clinic://orders/1042")
            for (modal, route) in modals { app.change { $0.present(modal, at: route) } }
            if let alert { app.present(alert: alert) }
            let next = try await workstation.afterEnd(of: app).start(as: .pharmacist)
            let expected = Whereabouts(.orders, orders: [.detail(order)], modals: found, staff: "ana")
            #expect(next.whereabouts == expected, "\(modals)")
            #expect(next.drainNotices() == [])
        }
    }

    @Test func `a booking keeps the day that it was begun on, below its last step too`() async throws {
        let workstation = Workstation()
        let app = try await workstation.start(as: .receptionist)
        try app.handle(url: "clinic://booking/checkup/chen?day=2026-03-06")
        app.bookingFlow?.choose(try #require(Minute("2026-03-06T0915Z")))
        let saved = try #require(app.saveState())
        let next = try await workstation.afterEnd(of: app).start(as: .receptionist)
        #expect(next.bookingFlow?.routes == app.bookingFlow?.routes)
        #expect(next.saveState() == saved)
    }

    @Test func `a visitor's settings are open again after a restart`() async throws {
        let workstation = Workstation()
        let app = try await workstation.start()
        try app.handle(url: "clinic://settings/data")
        let next = try await workstation.afterEnd(of: app).start()
        #expect(next.whereabouts == app.whereabouts)
    }

    @Test(arguments: [nil, Role.pharmacist])
    func `an error example is shown again after a restart`(role: Role?) async throws {
        let workstation = Workstation()
        let app = try await workstation.start(as: role)
        try app.handle(url: "clinic://errors/conflict")
        let next = try await workstation.afterEnd(of: app).start(as: role)
        #expect(next.whereabouts == app.whereabouts)
        #expect(next.drainNotices() == [])
    }

    @Test func `a visitor's request at the gate survives a restart`() async throws {
        let requests = [AppReturnAction.resume] + AppSection.allCases.map(AppReturnAction.section)
        let routes = [AppRoute.home(.start), .orders(.list), .orders(try .detail(7)), .orders(try .tracking(7))]
        for request in requests + routes.map(AppReturnAction.route) {
            let workstation = Workstation()
            let app = try await workstation.start()
            app.presentLogin(returnAction: request)
            let next = try await workstation.afterEnd(of: app).start()
            #expect(next.whereabouts == Whereabouts(.home, sheet: .login(returnAction: request)))
            #expect(next.drainNotices() == [])
        }
    }

    @Test func `a visitor without a request gets no notice at the next start`() async throws {
        let workstation = Workstation()
        let app = try await workstation.start()
        let next = try await workstation.afterEnd(of: app).start()
        #expect(next.whereabouts == Whereabouts(.home))
        #expect(next.drainNotices() == [])
    }

    @Test func `who was signed in is asked to sign in again, and is then where they were`() async throws {
        let workstation = Workstation()
        let app = try await workstation.start(as: .pharmacist)
        try app.handle(url: "clinic://orders/1042/tracking")
        let next = try await workstation.afterEnd(of: app).start()
        #expect(next.whereabouts == Whereabouts(.home, sheet: .login(returnAction: .resume)))
        try await next.signInAtSheet(.pharmacist)
        #expect(next.whereabouts == app.whereabouts)
    }

    @Test func `what a visitor finds says nothing about who was there`() async throws {
        let app = try await Workstation().start(as: .pharmacist)
        try app.handle(url: "clinic://orders/1042")
        let visitor = try #require(app.statesToSave()[.visitor])
        #expect(!String(decoding: visitor, as: UTF8.self).contains("1042"))
    }
}
