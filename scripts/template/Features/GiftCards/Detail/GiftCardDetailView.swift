import DesignSystem

/// One gift card: what it is about, and finishing it.
package struct GiftCardDetailView: View {
    private let model: GiftCardDetailModel

    /// The gift card that a model keeps.
    package init(model: GiftCardDetailModel) { self.model = model }

    /// The gift card, or why it cannot be shown.
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
