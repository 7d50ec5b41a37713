import DesignSystem
import Domain
import Offers
import Support
import Testing

@testable import OffersPreviews

@Suite("What the clinic offers")
struct OffersTests {
    @Test func `the start leads to each kind and to hours, and changes nothing`() async throws {
        let screen = await OverviewState.loaded.screen()
        for button in ["services", "categories", "products"] { try await screen.driver.press(button) }
        try await screen.driver.press("The clinic 7 days a week")
        try await screen.driver.press("Dr. Chen Wei 陳偉 2 days a week")
        screen.driver.expect(
            screen.fakes.coordinator.requests,
            [
                .offers(.services), .offers(.categories), .offers(.products), .hours(.clinic),
                .hours(try #require(.chen)),
            ])
        #expect(screen.fakes.offers.calls == [.weeks])
    }

    @Test func `a clinician without hours of their own is at hand whenever the clinic is open`() async throws {
        let screen = await OverviewState.loaded.screen()
        #expect(screen.driver.shows("Dr. Dana Petrescu whenever the clinic is open"))
    }

    @Test func `a row and the button ask for the form`() async throws {
        let screen = try await OfferListState.services.screen()
        try await screen.driver.press("Check-up 30 minutes")
        try await screen.driver.press("add")
        screen.driver.expect(
            screen.fakes.coordinator.requests, [.form(.known(try #require(.checkup))), .form(.new(.services))])
    }

    @Test func `what is retired says so, and stays in its list`() async throws {
        let screen = try await OfferListState.services.screen()
        #expect(screen.driver.shows("Vaccination retired 15 minutes"))
    }

    @Test func `products come page by page, and another page begins where this one ends`() async throws {
        let screen = try await OfferListState.products.screen()
        #expect(screen.driver.text().contains("Products 1 to 5 of 8"))
        try await screen.driver.press("more")
        #expect(screen.driver.text().contains("Products 6 to 8 of 8"))
        try await screen.driver.press("previous")
        #expect(screen.driver.text().contains("Products 1 to 5 of 8"))
    }

    @Test func `something added elsewhere is listed at once`() async throws {
        let screen = try await OfferListState.categories.screen()
        let draft = OfferDraft.category(try CategoryDraft(title: "Teas"))
        _ = try await screen.fakes.offers.add(draft, operation: OperationID(.sample(1)))
        await screen.driver.settle()
        #expect(screen.driver.text().contains("Teas"))
    }

    @Test func `nothing is shown any more when the role is taken away`() async throws {
        let screen = try await OfferListState.services.screen()
        screen.fakes.sessions.current = .sample(.receptionist)
        await screen.driver.settle()
        #expect(screen.driver.screen.failure == "not-allowed")
        #expect(!screen.driver.text().contains("Check-up"))
    }
}
