import DesignSystem

/// The confirmation of a purchase, with its order numbers and total.
package struct PurchaseConfirmationView: View {
    private let model: PurchaseConfirmationModel

    /// The confirmation that a model keeps.
    package init(model: PurchaseConfirmationModel) { self.model = model }

    /// Each order with the way to it, and the way on.
    package var body: some View {
        VStack {
            LoadedView(model.purchase) { purchase in
                Text(purchase.thanks)
                ForEach(purchase.orders) { order in
                    LabeledContent(order.title, value: order.total).bold()
                    LabeledContent("Sold by", value: order.seller)
                }
                ForEach(purchase.orders) { order in
                    Button(order.action) { model.show(order) }.accessibilityIdentifier("view-\(order.id)")
                }
            }
            Button("Done", action: model.done).accessibilityIdentifier("done")
        }
        .navigationTitle("Order placed")
        .task { await model.observe() }
    }
}
