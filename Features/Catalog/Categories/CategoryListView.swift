import DesignSystem

/// The start of the catalogue: search, the categories, and the way to the cart.
package struct CategoryListView: View {
    private let model: CategoryListModel

    /// The categories that a model keeps.
    package init(model: CategoryListModel) { self.model = model }

    /// The search above the categories.
    package var body: some View {
        VStack {
            SearchField("Find products", text: "", search: model.search).accessibilityIdentifier("search")
            if let problem = model.problem { FailureView(problem) }
            LoadedView(model.categories) { rows in CategoryRows(rows: rows, show: model.show) }
            Button(model.cart.title, action: model.showCart).accessibilityIdentifier("cart")
        }
        .navigationTitle("Catalog")
        .task { await model.observe() }
        .task { await model.observeCart() }
    }
}

/// The categories, or that there are none.
struct CategoryRows: View {
    let rows: [CategoryRowPresentation]
    let show: @MainActor (CategoryRowPresentation) -> Void

    var body: some View {
        if rows.isEmpty {
            ContentUnavailableView(
                label: { Text("Nothing is sold here") }, description: { Text("The catalogue has no categories yet.") })
        } else {
            List(rows) { row in
                Button {
                    show(row)
                } label: {
                    HStack {
                        Text(row.title)
                        Spacer()
                        Text(row.size)
                    }
                }
            }
        }
    }
}
