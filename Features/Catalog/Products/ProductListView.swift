import DesignSystem

/// The products of a category or of a search, by name: one page at a time.
package struct ProductListView: View {
    @Bindable private var model: ProductListModel

    /// The list that a model keeps.
    package init(model: ProductListModel) { self.model = model }

    /// The search above the page.
    package var body: some View {
        VStack {
            SearchField("Find products", text: model.searched, search: model.search)
                .accessibilityIdentifier("search")
            if let problem = model.problem { FailureView(problem) }
            LoadedView(model.page) { page in ProductPageView(page: page, model: model) }
            Button("Cart", action: model.showCart).accessibilityIdentifier("cart")
        }
        .navigationTitle(model.title)
        .sceneStorage($model.input)
        .task(id: model.reading) { await model.observe() }
    }
}

/// One page of products with the ways to its neighbours.
struct ProductPageView: View {
    let page: PagePresentation<ProductRowPresentation>
    let model: ProductListModel

    var body: some View {
        if page.rows.isEmpty {
            NoProducts(isFirstPage: !page.hasPrevious)
        } else {
            Text(page.summary).foregroundStyle(.secondary)
            List(page.rows) { row in Button(action: { model.show(row) }, label: { ProductRow(row: row) }) }
        }
        PageControls(of: page, previous: model.showPreviousPage, next: model.showNextPage)
    }
}

/// Says why a page is empty.
struct NoProducts: View {
    let isFirstPage: Bool

    var body: some View {
        if isFirstPage {
            ContentUnavailableView(
                label: { Text("No products") }, description: { Text("Try the beginning of another word.") })
        } else {
            ContentUnavailableView(
                label: { Text("No more products") },
                description: { Text("Those of this page are gone; see the page before.") })
        }
    }
}

/// One product in a list.
struct ProductRow: View {
    let row: ProductRowPresentation

    var body: some View {
        HStack {
            Text(row.number)
            Text(row.stock)
            Text(row.name)
            Spacer()
            Text(row.price)
        }
    }
}
