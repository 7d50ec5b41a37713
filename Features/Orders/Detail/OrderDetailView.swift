import DesignSystem

/// One order: its lines, its progress and its actions.
package struct OrderDetailView: View {
    private let model: OrderDetailModel

    /// The order that a model keeps.
    package init(model: OrderDetailModel) { self.model = model }

    /// The order, or why it cannot be shown.
    package var body: some View {
        LoadedView(model.order) { order in
            OrderFacts(order: order)
            if let problem = model.problem { FailureView(problem) }
            Button("Track this order", action: model.track).accessibilityIdentifier("track")
            if let step = model.nextStep {
                Button(step) { await model.advance(order) }.accessibilityIdentifier("advance")
            }
            if model.isCancellable {
                Button("Cancel the order", action: model.confirmCancelling).accessibilityIdentifier("cancel-order")
            }
            if model.hasRefund {
                Button("Refund", action: model.showRefund).accessibilityIdentifier("refund")
            }
            Button("Contact support", action: model.contactSupport).accessibilityIdentifier("support")
            Button("Share", action: model.share).accessibilityIdentifier("share")
            Button("History", action: model.showHistory).accessibilityIdentifier("history")
        }
        .navigationTitle(model.title)
        .task { await model.observe() }
        .task { await model.observeSession() }
    }
}

/// The facts of an order.
struct OrderFacts: View {
    let order: OrderPresentation

    var body: some View {
        LabeledContent(order.title, value: order.state).bold()
        if let remark = order.remark { Text(remark).foregroundStyle(.secondary) }
        LabeledContent("Customer", value: order.customer)
        LabeledContent("Sold by", value: order.seller)
        LabeledContent("Placed") { Text(order.placedAt, format: .dateTime) }
        Section("Lines") {
            ForEach(order.lines) { line in LabeledContent(line.item, value: line.total) }
            LabeledContent("Total", value: order.total).bold()
        }
    }
}
