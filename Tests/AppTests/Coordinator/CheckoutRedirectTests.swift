import Domain
import Navigation
import Support
import Testing

@testable import App

/// What the gate of the checkout leads to is where one is: redo and drafts start from there.
@Suite struct CheckoutRedirectTests {
    @Test func `what undo led to instead of the form is not what redo goes back from`() async throws {
        let station = Station()
        let app = try await CheckoutGateTests.start(station, .filled)
        app.journal.begin(.command("open"))
        try app.handle(url: "clinic://checkout/701")
        app.journal.begin(.command("back"))
        app.leave(.back)
        app.journal.end()
        try await CheckoutGateTests.change(station, .emptied)
        app.leave(.undo)
        #expect(app.catalog.path == [.cart])
        app.leave(.redo)
        #expect(app.catalog.path == [.cart])
    }

    @Test func `a draft that was given up for a section is not asked about again where a gate leads on`() async throws {
        let station = Station()
        let app = try await CheckoutGateTests.start(station, .filled)
        try app.handle(url: "clinic://checkout/701")
        app.show(.appointments)
        app.appointments.book(on: nil)
        app.bookingFlow?.draft.note = "x"
        try await CheckoutGateTests.change(station, .emptied)
        app.show(.catalog)
        #expect(app.presentedAlert == .discardDraft(.section(.catalog)))
        app.discardDraft(then: .section(.catalog))
        #expect(app.presentedAlert == nil && app.presentation.modals.isEmpty)
        #expect(app.catalog.path == [.cart])
    }
}
