import DesignSystem
import Domain
import Offers
import Support
import Testing

@testable import OffersPreviews

@Suite("The question whether to retire an offer")
struct RetireTests {
    @Test func `the safe answer comes first, has the focus, and changes nothing`() async throws {
        let screen = try await RetireState.service.screen()
        #expect(screen.driver.buttons == ["Leave it as it is", "Retire"])
        #expect(screen.driver.screen.focus == ActionID(1))
        #expect(screen.driver.text().contains("What is booked stays"))
        try await screen.driver.press("keep")
        screen.driver.expect(screen.fakes.coordinator.requests, [.retiringAnswered])
        #expect(screen.fakes.offers.callCount == 1)
    }

    @Test(
        arguments: [(.service, true, .checkup), (.bringingBack, false, .vaccination)] as [(RetireState, Bool, OfferID?)]
    )
    func `the other answer does it, once`(state: RetireState, retires: Bool, id: OfferID?) async throws {
        let screen = try await state.screen()
        screen.fakes.offers.answers.loseNextAnswer()
        try await screen.driver.press("retire")
        #expect(screen.driver.screen.failure == "unexpected")
        #expect(screen.fakes.coordinator.requests.isEmpty)
        let call = FakeOfferRepository.Call.setRetired(
            retires, try #require(id), operation: OperationID(.sample(1)))
        #expect(screen.fakes.offers.calls.last == call)
    }

    @Test func `after the answer the coordinator is told`() async throws {
        let screen = try await RetireState.product.screen()
        try await screen.driver.press("retire")
        screen.driver.expect(screen.fakes.coordinator.requests, [.retiringAnswered])
    }

    @Test func `a category in which something is sold stays, with the reason`() async throws {
        let screen = try await RetireState.refused.screen()
        #expect(screen.driver.screen.failure == "conflict")
        #expect(screen.driver.text().contains("4 products are sold in “Eye care”."))
        #expect(screen.fakes.coordinator.requests.isEmpty)
    }
}
