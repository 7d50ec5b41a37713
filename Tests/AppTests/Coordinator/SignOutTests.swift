import Domain
import Navigation
import Support
import Testing

@testable import App

/// The state after a sign-out, and for the next person.
@Suite struct SignOutTests {
    @Test func `signing out leaves nothing visible`() async throws {
        let workstation = Workstation()
        let app = try await workstation.start(as: .pharmacist)
        try app.handle(url: "clinic://orders/1042")
        app.presentLogin(returnAction: .resume)
        await app.sessions.signOut()
        #expect(app.whereabouts == Whereabouts(.home))
        #expect(workstation.sessions.current == nil)
    }

    @Test func `signing out from Home asks first, and staying leaves everything as it was`() async throws {
        let workstation = Workstation()
        let scene = try await workstation.scene(as: .pharmacist)
        let before = Everything(scene)
        scene.coordinator.home.confirmSignOut()
        #expect(scene.coordinator.whereabouts == Whereabouts(.home, alert: .signOut, staff: "ana"))
        scene.coordinator.sessions.staySignedIn()
        #expect(Everything(scene) == before)
        #expect(workstation.sessions.current != nil)
    }

    @Test func `another person never sees the first one's place`() async throws {
        let app = try await Workstation().start(as: .pharmacist)
        try app.handle(url: "clinic://orders/1042")
        try await app.sessions.signIn(.sample(.receptionist))
        #expect(app.whereabouts == Whereabouts(.home, staff: "ben"))
    }

    @Test func `another person never sees the first one's place after a restart`() async throws {
        let workstation = Workstation()
        let first = try await workstation.start(as: .pharmacist)
        try first.handle(url: "clinic://orders/1042")
        let next = try await workstation.afterEnd(of: first).start(as: .receptionist)
        #expect(next.whereabouts == Whereabouts(.home, staff: "ben"))
    }

    @Test func `each person finds the own place again after others were there`() async throws {
        var workstation = Workstation()
        let places: [(Role, [OrdersRoute])] = [
            (.pharmacist, [try .detail(1042)]), (.receptionist, [try .detail(7), try .tracking(7)]), (.manager, []),
        ]
        for (role, path) in places {
            let app = try await workstation.start(as: role)
            app.go(.route(.orders(path.last ?? .list)))
            workstation = workstation.afterEnd(of: app)
        }
        for (role, path) in places {
            let app = try await workstation.start(as: role)
            let expected = Whereabouts(.orders, orders: path, staff: Staff.sample(role).userName)
            #expect(app.whereabouts == expected)
            workstation = workstation.afterEnd(of: app)
        }
    }

    @Test func `after a sign-out the next start greets a visitor, and asks nobody to sign in`() async throws {
        let workstation = Workstation()
        let app = try await workstation.start(as: .pharmacist)
        await app.sessions.signOut()
        let next = try await workstation.afterEnd(of: app).start()
        #expect(next.whereabouts == Whereabouts(.home))
    }
}
