import DesignSystem
import Domain

/// All gift cards, by number.
package struct GiftCardListView: View {
    private let model: GiftCardListModel

    /// The list that a model keeps.
    package init(model: GiftCardListModel) { self.model = model }

    /// The gift cards, or why they cannot be shown; and the way to a new one.
    package var body: some View {
        VStack {
            LoadedView(model.giftCards) { giftCards in
                if giftCards.isEmpty {
                    ContentUnavailableView(label: { Text("No gift cards") }, description: { Text("Write the first.") })
                } else {
                    List(giftCards) { giftCard in
                        Button(action: { model.show(giftCard) }, label: { GiftCardRow(giftCard: giftCard) })
                    }
                }
            }
            Button("New gift card") { model.add() }.accessibilityIdentifier("new")
        }
        .navigationTitle("Gift cards")
        .task { await model.observe() }
    }
}

/// One gift card in a list.
struct GiftCardRow: View {
    let giftCard: GiftCard

    var body: some View {
        HStack {
            Text(giftCard.number.description)
            Text(giftCard.content.title)
        }
    }
}
