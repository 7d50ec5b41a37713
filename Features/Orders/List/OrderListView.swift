import DesignSystem

/// The clinic's orders, newest first: one page at a time, filtered by how far they have come.
package struct OrderListView: View {
    @Bindable private var model: OrderListModel

    /// The list that a model keeps.
    package init(model: OrderListModel) { self.model = model }

    /// The filter above the page.
    package var body: some View {
        VStack {
            if let heading = model.heading { Text(heading).bold() }
            Picker("Show", selection: $model.filter) {
                ForEach(OrderFilterChoice.allCases) { choice in Text(choice.title).tag(choice) }
            }
            .accessibilityIdentifier("filter")
            LoadedView(model.page) { page in OrderPageView(page: page, model: model) }
        }
        .navigationTitle(model.title)
        .sceneStorage($model.input)
        .task(id: model.reading) { await model.observe() }
    }
}

/// One page of orders with the ways to its neighbours.
struct OrderPageView: View {
    let page: PagePresentation<OrderRowPresentation>
    let model: OrderListModel

    var body: some View {
        if page.rows.isEmpty {
            NoOrders(isFirstPage: !page.hasPrevious, adjective: model.filter.adjective)
        } else {
            Text(page.summary).foregroundStyle(.secondary)
            List(page.rows) { row in Button(action: { model.show(row) }, label: { OrderRow(row: row) }) }
        }
        PageControls(of: page, previous: model.showPreviousPage, next: model.showNextPage)
    }
}

/// Says why a page is empty: there are no such orders, or those of this page have moved on since it was opened.
struct NoOrders: View {
    let isFirstPage: Bool
    let adjective: String

    var body: some View {
        if isFirstPage {
            ContentUnavailableView(label: { Text("No orders") }, description: { Text("None are \(adjective).") })
        } else {
            ContentUnavailableView(
                label: { Text("No more orders") },
                description: { Text("Those of this page have moved on; see the page before.") })
        }
    }
}

/// One order in a list.
struct OrderRow: View {
    let row: OrderRowPresentation

    var body: some View {
        HStack {
            Text(row.number)
            Text(row.state)
            Text(row.placedAt, style: .date)
            Text(row.customer)
            Spacer()
            Text(row.total)
        }
    }
}
