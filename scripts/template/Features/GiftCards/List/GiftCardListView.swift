import DesignSystem

/// All gift cards, by number.
package struct GiftCardListView: View {
    private let model: GiftCardListModel

    /// The view of a model's list.
    package init(model: GiftCardListModel) { self.model = model }

    /// The gift cards, or the error.
    package var body: some View {
        LoadedView(model.giftCards) { list in
            if list.rows.isEmpty {
                ContentUnavailableView(label: { Text("No gift cards") }, description: { Text("There are none yet.") })
            } else {
                List(list.rows) { row in Button(action: { model.show(row) }, label: { GiftCardRow(row: row) }) }
            }
        }
        .navigationTitle("Gift cards")
        .task { await model.observe() }
    }
}

/// One gift card in a list.
struct GiftCardRow: View {
    let row: GiftCardRowPresentation

    var body: some View {
        HStack {
            Text(row.number)
            Text(row.title)
            Spacer()
            Text(row.state)
        }
    }
}
