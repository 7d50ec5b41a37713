import DesignSystem
import Domain
import Observation

/// Deletes one gift card once somebody has said so.
@Observable
package final class DeleteGiftCardModel {
    private(set) var problem: AppError?
    let number: GiftCardNumber

    private let repository: any GiftCardRepository
    private weak let coordinator: (any GiftCardsCoordinating)?

    /// The question about one gift card.
    package init(
        number: GiftCardNumber, repository: any GiftCardRepository, coordinator: any GiftCardsCoordinating
    ) {
        (self.number, self.repository, self.coordinator) = (number, repository, coordinator)
    }

    func keep() { coordinator?.deletingAnswered(deleted: false) }

    func delete() async {
        do throws(AppError) {
            try await repository.delete(number)
            coordinator?.deletingAnswered(deleted: true)
        } catch {
            problem = error
        }
    }
}

/// Asks whether one gift card is to be deleted.
package struct DeleteGiftCardAlert: View {
    private let model: DeleteGiftCardModel

    /// The question that a model answers.
    package init(model: DeleteGiftCardModel) { self.model = model }

    /// The question, and why it could not be done the last time.
    package var body: some View {
        Text("Delete \(model.number.description)?").bold()
        Text("It cannot be brought back.")
        if let problem = model.problem { FailureView(problem) }
        Button("Keep it") { model.keep() }.accessibilityIdentifier("keep")
        AsyncButton("Delete it") { await model.delete() }.accessibilityIdentifier("delete")
    }
}
