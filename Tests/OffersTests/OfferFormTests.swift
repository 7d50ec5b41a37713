import DesignSystem
import Domain
import Offers
import Support
import Testing

@testable import OffersPreviews

@Suite("The form of an offer")
struct OfferFormTests {
    @Test func `a new service has the title, the length and the clinicians that were given`() async throws {
        let screen = try await OfferFormState.newService.screen()
        try await screen.driver.type("Travel advice", into: "title")
        try await screen.driver.type(" 20 ", into: "minutes")
        try await screen.driver.choose("on", in: "by-dana")
        try await screen.driver.choose("on", in: "by-chen")
        try await screen.driver.choose("off", in: "by-dana")
        try await screen.driver.press("save")
        let draft = OfferDraft.service(try ServiceDraft(title: "Travel advice", minutes: 20, clinicians: ["chen"]))
        #expect(screen.fakes.offers.calls.last == .add(draft, operation: OperationID(.sample(1))))
        screen.driver.expect(screen.fakes.coordinator.requests, [.formSaved])
        #expect(!screen.driver.losesDraft)
    }

    @Test func `a new product has what was given`() async throws {
        let screen = try await OfferFormState.newProduct.screen()
        try await screen.driver.type("Camomile tea", into: "title")
        try await screen.driver.choose("Eye care", in: "category")
        for (field, words) in [("price", "4.20"), ("stock", "12"), ("reorder", "3"), ("details", "Warms.")] {
            try await screen.driver.type(words, into: field)
        }
        try await screen.driver.press("save")
        let draft = try ProductDraft(
            name: "Camomile tea", category: "Eye care", price: Money(minorUnits: 420, currency: .eur), stock: 12,
            reorderLevel: 3, details: "Warms.")
        #expect(screen.fakes.offers.calls.last == .add(.product(draft), operation: OperationID(.sample(1))))
    }

    @Test func `each field says what is wrong with it until it is changed, and nothing is saved`() async throws {
        let screen = try await OfferFormState.incomplete.screen()
        #expect(screen.driver.screen.failure == "invalid-input")
        let problem = "A product has a name."
        #expect(screen.driver.text().contains(problem))
        #expect(screen.driver.text().contains("A price in EUR is a number such as 4.20."))
        try await screen.driver.type("Tea", into: "title")
        #expect(!screen.driver.text().contains(problem))
        #expect(screen.driver.text().contains("A price in EUR is a number such as 4.20."))
        #expect(screen.fakes.offers.callCount == 1)
    }

    @Test(arguments: [(.taken, "conflict"), (.storageFailed, "storage-read-only")] as [(OfferFormState, String)])
    func `what is refused says why, and keeps the draft`(state: OfferFormState, code: String) async throws {
        let screen = try await state.screen()
        #expect(screen.driver.screen.failure == code)
        #expect(screen.driver.losesDraft)
        #expect(screen.fakes.coordinator.requests.isEmpty)
    }

    @Test func `a draft is restored after a restart, and saved over what is there by then`() async throws {
        let first = try await OfferFormState.service.screen()
        try await first.driver.type("Yearly check", into: "title")
        try await first.driver.choose("off", in: "by-dana")
        let checkup = try #require(OfferID.checkup)
        let again = OfferFormScreen(.known(checkup))
        again.driver.input = first.driver.input
        await again.driver.settle()
        #expect(again.driver.losesDraft)
        try await again.driver.press("save")
        let draft = try ServiceDraft(title: "Yearly check", minutes: 30, clinicians: ["chen", "ines"])
        let change = FakeOfferRepository.Call.change(.service(draft), checkup, operation: OperationID(.sample(1)))
        #expect(again.fakes.offers.calls.last == change)
    }

    @Test func `an untouched form cannot be saved, and loses nothing`() async throws {
        let screen = try await OfferFormState.service.screen()
        #expect(try !screen.driver.find("save").isEnabled)
        #expect(!screen.driver.losesDraft)
    }

    @Test func `a change is saved over what was seen, and the next try over what another saved`() async throws {
        let screen = try await OfferFormState.changedByOthers.screen()
        #expect(screen.driver.screen.failure == "conflict")
        #expect(screen.driver.text().contains("Changed by someone else: Minutes"))
        try await screen.driver.press("save")
        screen.driver.expect(screen.fakes.coordinator.requests, [.formSaved])
        guard case .change(.service(let draft), let id, _) = screen.fakes.offers.calls.last else {
            Issue.record("nothing was changed")
            return
        }
        #expect(id == .checkup)
        #expect(
            try draft == ServiceDraft(title: "Yearly check", minutes: 50, clinicians: ["chen", "dana", "ines"]))
    }

    @Test func `after a lost answer the next try is the same operation`() async throws {
        let screen = try await OfferFormState.newCategory.screen()
        try await screen.driver.type("Teas", into: "title")
        screen.fakes.offers.answers.loseNextAnswer()
        try await screen.driver.press("save")
        #expect(screen.driver.screen.failure == "unexpected")
        try await screen.driver.press("save")
        screen.driver.expect(screen.fakes.coordinator.requests, [.formSaved])
        let operations = screen.fakes.offers.calls.compactMap { call -> OperationID? in
            if case .add(_, let operation) = call { operation } else { nil }
        }
        #expect(operations == [OperationID(.sample(1)), OperationID(.sample(1))])
    }

    @Test(
        arguments: [(.service, "Retire", .checkup), (.retired, "Bring back", .vaccination)]
            as [(OfferFormState, String, OfferID?)])
    func `retiring is asked about first`(state: OfferFormState, title: String, id: OfferID?) async throws {
        let screen = try await state.screen()
        try await screen.driver.press(title)
        screen.driver.expect(screen.fakes.coordinator.requests, [.confirmRetiring(try #require(id))])
        #expect(screen.fakes.offers.callCount == 1)
        #expect(!(try await OfferFormState.newService.screen()).driver.buttons.contains("Retire"))
    }
}
