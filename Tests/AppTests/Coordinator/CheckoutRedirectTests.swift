import Domain
import Navigation
import Support
import Testing

@testable import App

/// The redirect of the checkout gate is the current place: redo and drafts start from it.
@Suite struct CheckoutRedirectTests {
    @Test func `redo does not start from the place that undo showed instead of the form`() async throws {
        let workstation = Workstation()
        let app = try await CheckoutGateTests.start(workstation, .filled)
        app.journal.begin(.command("open"))
        try app.handle(url: "clinic://checkout/701")
        app.journal.begin(.command("back"))
        app.go(.back)
        app.journal.end()
        try await CheckoutGateTests.change(workstation, .emptied)
        app.go(.undo)
        #expect(app.catalog.path == [.cart])
        app.go(.redo)
        #expect(app.catalog.path == [.cart])
    }

    @Test func `undo continues past a step that a gate redirects, and redo returns`() async throws {
        let workstation = Workstation()
        let app = try await CheckoutGateTests.start(workstation, .filled)
        for link in ["clinic://music", "clinic://checkout/701", "clinic://appointments"] {
            app.journal.begin(.command(link))
            try app.handle(url: link)
        }
        app.journal.end()
        try await CheckoutGateTests.change(workstation, .emptied)
        var titles: [[String]] = []
        for request in [AppRequest.undo, .undo, .undo, .redo, .redo, .redo] {
            app.go(request)
            titles.append(app.state.breadcrumb)
        }
        let (cart, music) = (["Catalog", "Cart"], ["Music"])
        #expect(titles == [cart, music, ["Home"], music, cart, ["Appointments"]])
    }

    @Test func `a draft is asked about once, on the way to where a gate leads on`() async throws {
        let workstation = Workstation()
        let app = try await CheckoutGateTests.start(workstation, .filled)
        try app.handle(url: "clinic://checkout/701")
        app.go(.section(.appointments))
        app.appointments.book(on: nil)
        app.bookingFlow?.draft.note = "x"
        try await CheckoutGateTests.change(workstation, .emptied)
        app.go(.section(.catalog))
        #expect(app.presentedAlert == .discardDraft(.route(.catalog(.cart))))
        app.discardDraft(then: .route(.catalog(.cart)))
        #expect(app.presentedAlert == nil && app.state.modals.isEmpty)
        #expect(app.catalog.path == [.cart])
    }
}
