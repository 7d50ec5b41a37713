import DesignSystem

/// The oldest orders that need work, and the number of others.
struct WaitingOrdersSection: View {
    let model: WaitingOrdersModel

    var body: some View {
        Section("Waiting orders") {
            LoadedView(model.waiting) { waiting in
                if waiting.rows.isEmpty {
                    ContentUnavailableView(
                        label: { Text("Nothing waits") },
                        description: { Text("Every order is on its way or finished.") })
                }
                List(waiting.rows) { row in Button(action: { model.show(row) }, label: { WaitingOrderRow(row: row) }) }
                if let more = waiting.more { Text(more).foregroundStyle(.secondary) }
            }
        }
    }
}

/// One waiting order.
struct WaitingOrderRow: View {
    let row: WaitingOrderPresentation

    var body: some View {
        HStack {
            Text(row.number)
            Text(row.state)
            Text(row.customer)
            Spacer()
            Text(row.total)
        }
    }
}
