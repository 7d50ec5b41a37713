import Domain
import Testing

/// The contract of every implementation of ``GiftCardRepository``, the fake included.
package struct GiftCardContract {
    private let repository: any GiftCardRepository

    /// The promises, of an empty repository.
    package init(_ repository: any GiftCardRepository) {
        self.repository = repository
    }

    /// Holds all of them against the repository.
    package func hold() async throws {
        var all = repository.giftCards().makeAsyncIterator()
        #expect(try await all.next(isolation: nil)?.get() == [], "a new repository is empty")
        let (first, second) = (try await add("Soup"), try await add("Bread"))
        #expect(try await all.next(isolation: nil)?.get().map(\.content.title) == ["Soup", "Bread"], "it is live")

        var one = repository.giftCard(first).makeAsyncIterator()
        #expect(try await one.next(isolation: nil)?.get().content.title == "Soup")
        try await repository.change(first, to: try GiftCardContent(title: "Stew", text: "Hot"))
        let stew = GiftCard(number: first, content: try GiftCardContent(title: "Stew", text: "Hot"))
        #expect(try await one.next(isolation: nil)?.get() == stew, "a change is seen")

        try await repository.delete(first)
        #expect(await one.next(isolation: nil) == .failure(.notFound(first)), "what is deleted is gone")
        await #expect(throws: AppError.notFound(first)) { try await repository.delete(first) }
        await #expect(throws: AppError.notFound(first)) {
            try await repository.change(first, to: try GiftCardContent(title: "Late", text: ""))
        }
        try await repository.delete(second)
        let third = try await add("Tea")
        #expect(third != first && third != second, "a number is never given again")
    }

    private func add(_ title: String) async throws -> GiftCardNumber {
        try await repository.add(try GiftCardContent(title: title, text: ""))
    }
}
