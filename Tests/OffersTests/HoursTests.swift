import DesignSystem
import Domain
import Offers
import Support
import Testing

@testable import OffersPreviews

@Suite("The form of hours")
struct HoursTests {
    @Test func `several times a day are saved, and the other days stay`() async throws {
        let screen = try await HoursState.typed.screen()
        #expect(screen.driver.losesDraft)
        try await screen.driver.press("save")
        guard case .setHours(let hours, let owner, let operation) = screen.fakes.offers.calls.last else {
            Issue.record("nothing was saved")
            return
        }
        #expect(owner == .chen && operation == OperationID(.sample(1)))
        #expect(
            hours.words
                == "monday 08:00–12:00, monday 13:30–17:00, tuesday 09:00–14:00, tuesday 15:00–18:00")
        screen.driver.expect(screen.fakes.coordinator.requests, [.formSaved])
        #expect(!screen.driver.losesDraft)
    }

    @Test func `each day says what is wrong with it, and nothing is saved`() async throws {
        let screen = try await HoursState.invalid.screen()
        #expect(screen.driver.screen.failure == "invalid-input")
        #expect(screen.driver.text().contains("Times are written as 9:00-13:00, 15:00-18:00."))
        #expect(screen.driver.text().contains("These times overlap."))
        #expect(screen.fakes.offers.callCount == 1)
        try await screen.driver.type("9:00-17:00", into: "monday")
        #expect(!screen.driver.text().contains("Times are written"))
    }

    @Test func `hours that another manager changed meanwhile are shown beside the draft`() async throws {
        let screen = try await HoursState.typed.screen()
        let seen = try #require(WeeklyHours.shown.first { $0.owner == .chen })
        _ = try await screen.fakes.offers.setHours(
            try .sample((5, 9, 12)), over: seen, operation: OperationID(.sample(99)))
        try await screen.driver.press("save")
        #expect(screen.driver.screen.failure == "conflict")
        #expect(screen.driver.text().contains("Changed by someone else: Friday"))
        try await screen.driver.press("save")
        guard case .setHours(let hours, _, _) = screen.fakes.offers.calls.last else { return }
        #expect(hours.words == "monday 08:00–12:00, monday 13:30–17:00, friday 09:00–12:00")
    }

    @Test func `untouched hours cannot be saved, and a failed write keeps the draft`() async throws {
        #expect(try await !HoursState.loaded.screen().driver.find("save").isEnabled)
        let screen = try await HoursState.storageFailed.screen()
        #expect(screen.driver.screen.failure == "storage-read-only")
        #expect(screen.driver.losesDraft)
    }
}
