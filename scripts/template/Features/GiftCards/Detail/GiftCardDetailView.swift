import DesignSystem

/// One gift card, with the action that finishes it.
package struct GiftCardDetailView: View {
    private let model: GiftCardDetailModel

    /// The view of a model's gift card.
    package init(model: GiftCardDetailModel) { self.model = model }

    /// The gift card, or the error.
    package var body: some View {
        LoadedView(model.giftCard) { giftCard in
            Text(giftCard.title).bold()
            if let problem = model.problem { FailureView(problem) }
            if let done = giftCard.done {
                LabeledContent("Done") { Text(done, format: .dateTime) }
            } else {
                LabeledContent("State", value: "open")
                Button("Finish") { await model.finish(giftCard) }.accessibilityIdentifier("finish")
            }
        }
        .navigationTitle(model.title)
        .task { await model.observe() }
    }
}
