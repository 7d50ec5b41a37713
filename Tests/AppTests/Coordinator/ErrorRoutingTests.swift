import Domain
import Navigation
import Support
import Testing

@testable import App

/// The presentation of errors: on the screen where they occurred, except for one that a sign-in resolves.
@Suite struct ErrorRoutingTests {
    @Test func `an error that signing in mends asks for it, and comes back to the section`() async throws {
        let app = try await Workstation().start(as: .pharmacist)
        try app.handle(url: "clinic://orders/1042")
        #expect(app.present(.signInRequired) == .signIn)
        #expect(app.presentedSheet == .login(returnAction: .section(.orders)))
        try await app.signInAtSheet(.pharmacist)
        #expect(app.whereabouts == Whereabouts(.orders, orders: [try .detail(1042)], staff: "ana"))
    }

    @Test func `someone else who signs in then sees the section, not the first one's place`() async throws {
        let app = try await Workstation().start(as: .pharmacist)
        try app.handle(url: "clinic://orders/1042")
        _ = app.present(.signInRequired)
        try await app.signInAtSheet(.receptionist)
        #expect(app.whereabouts == Whereabouts(.orders, staff: "ben"))
    }

    @Test(arguments: AppError.examples.filter { $0 != .signInRequired })
    func `any other error stays at its place`(error: AppError) async throws {
        let scene = try await Workstation().scene(as: .pharmacist)
        try scene.open(link: "clinic://orders/1042")
        let before = Everything(scene)
        #expect(scene.coordinator.present(error) == .inline)
        #expect(Everything(scene) == before)
    }
}
