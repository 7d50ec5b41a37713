import DesignSystem
import Domain
import FeatureTesting
import Support
import Testing

@testable import GiftCards

@Suite struct GiftCardsTests {
    private let repository: FakeGiftCardRepository
    private let coordinator = RecordingCoordinator()
    private let first: GiftCardNumber

    init() throws {
        repository = try FakeGiftCardRepository("Soup", "Bread")
        first = try #require(GiftCardNumber(1))
    }

    private func driver(_ view: some View) -> ScreenDriver {
        ScreenDriver(view) { [repository] in await repository.deliveries.allTakenIn() }
    }

    private func form(_ number: GiftCardNumber?) -> ScreenDriver {
        driver(
            GiftCardFormView(
                model: GiftCardFormModel(number: number, repository: repository, coordinator: coordinator)))
    }

    @Test func `a row of the list leads to what it says`() async throws {
        let list = driver(
            GiftCardListView(model: GiftCardListModel(repository: repository, coordinator: coordinator)))
        await list.settle()
        #expect(list.buttons == ["#1 Soup", "#2 Bread", "New gift card"])
        try await list.press("#2 Bread")
        try await list.press("new")
        #expect(coordinator.requests == ["show #2", "add"])
        expectFittingText(of: list.screen)
        expectPlainLines(of: list.screen)
    }

    @Test func `an empty list says so`() async throws {
        let empty = try FakeGiftCardRepository()
        let list = ScreenDriver(
            GiftCardListView(model: GiftCardListModel(repository: empty, coordinator: coordinator)))
        await list.settle()
        #expect(list.shows("No gift cards"))
    }

    @Test func `the detail is live, and says what is gone`() async throws {
        let detail = driver(
            GiftCardDetailView(
                model: GiftCardDetailModel(number: first, repository: repository, coordinator: coordinator)))
        await detail.settle()
        #expect(detail.shows("Soup"))
        try await repository.change(first, to: try GiftCardContent(title: "Stew", text: ""))
        await detail.settle()
        #expect(detail.shows("Stew"))
        try await detail.press("edit")
        try await detail.press("delete")
        #expect(coordinator.requests == ["edit #1", "confirm deleting #1"])
        try await repository.delete(first)
        await detail.settle()
        #expect(detail.screen.failure == "not-found")
    }

    @Test func `a new one is saved once it has a title`() async throws {
        let form = form(nil)
        try await form.press("save")
        #expect(form.screen.failure == "invalid-input")
        #expect(!form.losesDraft)
        try await form.type("Tea", into: "title")
        #expect(form.losesDraft)
        try await form.press("save")
        #expect(coordinator.requests == ["saved #3"])
        #expect(!form.losesDraft)
    }

    @Test func `an untouched form follows what is saved, and a draft stays`() async throws {
        let form = form(first)
        await form.settle()
        try await repository.change(first, to: try GiftCardContent(title: "Stew", text: ""))
        await form.settle()
        #expect(try form.find("title").value == "Stew")
        try await form.type("Hot", into: "text")
        try await repository.change(first, to: try GiftCardContent(title: "Cold", text: ""))
        await form.settle()
        #expect(try form.find("text").value == "Hot")
        #expect(form.input == ["title": "Stew", "text": "Hot"])
    }

    @Test func `what was typed is there again in another form`() async throws {
        let restored = form(first)
        restored.input = ["title": "Stew", "text": ""]
        await restored.settle()
        #expect(try restored.find("title").value == "Stew")
        #expect(restored.losesDraft)
    }

    @Test func `deleting says why it failed, and then that it is done`() async throws {
        let model = DeleteGiftCardModel(number: first, repository: repository, coordinator: coordinator)
        let question = driver(DeleteGiftCardAlert(model: model))
        try await question.press("keep")
        try await question.press("delete")
        #expect(coordinator.requests == ["kept", "deleted"])
        try await question.press("delete")
        #expect(question.screen.failure == "not-found")
    }

    @Test func `a store that fails is said in the form, and nothing is lost`() async throws {
        repository.failWrites(with: .storage("the disk is full"))
        let form = form(nil)
        try await form.submit(["title": "Tea"], with: "save")
        #expect(form.screen.failure == "storage")
        #expect(form.losesDraft)
    }
}
