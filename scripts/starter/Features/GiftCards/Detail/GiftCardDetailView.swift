import DesignSystem
import Domain

/// One gift card.
package struct GiftCardDetailView: View {
    private let model: GiftCardDetailModel

    /// The gift card that a model keeps.
    package init(model: GiftCardDetailModel) { self.model = model }

    /// The gift card with what can be done with it, or why it cannot be shown.
    package var body: some View {
        LoadedView(model.giftCard) { giftCard in
            Text(giftCard.content.title).bold()
            Text(giftCard.content.text)
            Button("Edit") { model.edit() }.accessibilityIdentifier("edit")
            Button("Delete") { model.delete() }.accessibilityIdentifier("delete")
        }
        .navigationTitle(model.number.description)
        .task { await model.observe() }
    }
}
