import Domain
import Observation

/// The input of the form.
struct GiftCardFields: Hashable {
    var title = ""
    var text = ""
}

/// Keeps the draft of one gift card, new or not, and saves it.
@Observable
package final class GiftCardFormModel {
    /// The input.
    var draft = GiftCardFields()
    private(set) var form = LoadState<GiftCard>.idle
    private(set) var problem: AppError?

    private let number: GiftCardNumber?
    private let repository: any GiftCardRepository
    private weak let coordinator: (any GiftCardsCoordinating)?
    /// The saved contents, or nil while there are none.
    private var saved: GiftCardFields?

    /// The form of one gift card, or an empty one without a number.
    package init(
        number: GiftCardNumber?, repository: any GiftCardRepository, coordinator: any GiftCardsCoordinating
    ) {
        (self.number, self.repository, self.coordinator) = (number, repository, coordinator)
    }

    var isNew: Bool { number == nil }
    var title: String { number.map { "Edit \($0)" } ?? "New gift card" }

    /// Whether something is typed that leaving would lose.
    var hasDraft: Bool { draft != (saved ?? GiftCardFields()) }

    /// The draft as words to keep with the place; none where there is no draft.
    var input: [String: String] {
        get { hasDraft ? ["title": draft.title, "text": draft.text] : [:] }
        set { draft = GiftCardFields(title: newValue["title"] ?? "", text: newValue["text"] ?? "") }
    }

    /// Follows what is saved. An untouched form shows it; a draft stays.
    func observe() async {
        guard let number else { return }
        for await answer in repository.giftCard(number) {
            form.receive(answer)
            guard let content = form.value?.content else { continue }
            let fields = GiftCardFields(title: content.title, text: content.text)
            if !hasDraft { draft = fields }
            saved = fields
        }
    }

    func save() async {
        do throws(AppError) {
            let saved = try await save(try GiftCardContent(title: draft.title, text: draft.text))
            (problem, self.saved) = (nil, draft)
            coordinator?.formSaved(saved)
        } catch {
            problem = error
        }
    }

    func cancel() { coordinator?.formCancelled() }

    private func save(_ content: GiftCardContent) async throws(AppError) -> GiftCardNumber {
        guard let number else { return try await repository.add(content) }
        try await repository.change(number, to: content)
        return number
    }
}
