import Domain
import Navigation
import Support
import Testing

@testable import App

/// The sign-in gate on the way to a place, and what follows it.
@Suite struct GateTests {
    // holds: example-show-profile
    @Test(arguments: [
        ("clinic://checkout/701", "Catalog › Cart › Checkout"), ("clinic://orders", "Orders"),
        ("clinic://orders/1042/tracking", "Orders › #1042 › Tracking"), ("clinic://profile", "Profile"),
        ("clinic://patients?q=lena", "Patients › Search"), ("clinic://booking/checkup", "Book › Clinician"),
    ])
    func `the sign-in says in words where it leads, and never the link`(link: String, place: String) throws {
        let action = AppReturnAction.route(try AppRoute.route(link))
        #expect(action.purpose == "Sign in to go to \(place).")
    }

    @Test func `a visitor's link presents the sign-in with the route as a value`() async throws {
        let app = try await Workstation().start()
        try app.handle(url: "clinic://orders/1042/tracking")
        let request = AppModal.login(returnAction: .route(.orders(try .tracking(1042))))
        #expect(app.whereabouts == Whereabouts(.home, sheet: request))
    }

    @Test func `a visitor who picks a section is asked to sign in for that section`() async throws {
        let app = try await Workstation().start()
        app.home.showOrders()
        #expect(app.whereabouts == Whereabouts(.home, sheet: .login(returnAction: .section(.orders))))
    }

    @Test func `the latest request wins`() async throws {
        let app = try await Workstation().start()
        app.home.showOrders()
        app.home.signIn()
        app.home.showOrder(try .sample(7))
        #expect(app.presentedSheet == .login(returnAction: .route(.orders(try .detail(7)))))
        try await app.signInAtSheet(.pharmacist)
        #expect(app.whereabouts == Whereabouts(.orders, orders: [try .detail(7)], staff: "ana"))
    }

    @Test func `cancelling returns to where one was`() async throws {
        let scene = try await Workstation().scene()
        let before = Everything(scene)
        try scene.coordinator.handle(url: "clinic://orders/7")
        scene.coordinator.signInFlow?.signInCancelled()
        #expect(Everything(scene) == before)
    }

    @Test func `a place that needs no sign-in takes the sheet away`() async throws {
        let app = try await Workstation().start()
        app.home.showOrders()
        try app.handle(url: "clinic://home")
        #expect(app.whereabouts == Whereabouts(.home))
    }

    // holds: example-login-return-action
    @Test func `after signing in one is where one wanted to be`() async throws {
        let left: [OrdersRoute] = [try .detail(7)]
        let requests: [(AppReturnAction, Whereabouts)] = [
            (.resume, Whereabouts(.home, orders: left, staff: "ana")),
            (.section(.home), Whereabouts(.home, orders: left, staff: "ana")),
            (.section(.orders), Whereabouts(.orders, orders: left, staff: "ana")),
            (.route(.orders(.list)), Whereabouts(.orders, staff: "ana")),
            (
                .route(.orders(try .tracking(1))),
                Whereabouts(.orders, orders: try OrdersRoute.tracking(1).path, staff: "ana")
            ),
            (.route(.home(.start)), Whereabouts(.home, orders: left, staff: "ana")),
        ]
        for (request, expected) in requests {
            let workstation = Workstation()
            let earlier = try await workstation.start(as: .pharmacist)
            earlier.orders.become(left)
            let app = try await workstation.afterEnd(of: earlier).start()
            app.presentLogin(returnAction: request)
            try await app.signInAtSheet(.pharmacist)
            #expect(app.whereabouts == expected, "\(request)")
        }
    }

    @Test(arguments: ["clinic://profile", "clinic://profile/password"])
    func `Profile asks a visitor to sign in with itself as the value to come back to, and comes back`(
        link: String
    ) async throws {
        let route = try AppRoute.links.route(link)
        let app = try await Workstation().start()
        try app.handle(url: link)
        #expect(app.whereabouts == Whereabouts(.home, sheet: .login(returnAction: .route(route))))
        try await app.signInAtSheet(.receptionist)
        let opened = try await Workstation().start(as: .receptionist)
        try opened.handle(url: link)
        #expect(app.whereabouts == opened.whereabouts)
        #expect(app.presentedSheet == .profile)
    }

    @Test func `Profile from Home asks a visitor, and opens at once for a signed-in user`() async throws {
        let visitor = try await Workstation().start()
        visitor.home.showProfile()
        #expect(visitor.presentedSheet == .login(returnAction: .route(.profile(.person))))
        let staff = try await Workstation().start(as: .clinician)
        staff.home.showProfile()
        #expect(staff.presentedSheet == .profile)
    }

    @Test func `Settings need no sign-in`() async throws {
        let app = try await Workstation().start()
        try app.handle(url: "clinic://settings/data")
        #expect(app.whereabouts.modals == [.init(.settings, ["Settings", "Data"])])
    }

    @Test func `a sign-in that finishes after its sheet was taken away still signs in`() async throws {
        let app = try await Workstation().start()
        app.home.showOrders()
        let flow = try #require(app.signInFlow)
        flow.signInCancelled()
        await flow.signInFinished(.sample(.manager))
        #expect(app.session == .sample(.manager))
        #expect(app.presentedSheet == nil)
    }

    @Test func `wrong credentials leave everything as it was`() async throws {
        let app = try await Workstation().start()
        let wrong = Credentials(userName: "ana", password: Secret("guess"))
        await #expect(throws: AppError.wrongCredentials) { try await app.sessions.signIn(wrong) }
        #expect(app.whereabouts == Whereabouts(.home))
    }
}
