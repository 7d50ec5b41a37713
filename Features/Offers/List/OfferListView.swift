import DesignSystem

/// The offers of a kind, also the retired ones.
package struct OfferListView: View {
    @Bindable private var model: OfferListModel

    /// The list that a model keeps.
    package init(model: OfferListModel) { self.model = model }

    /// The page, and the way to add something.
    package var body: some View {
        LoadedView(model.page) { page in
            if page.rows.isEmpty {
                ContentUnavailableView(
                    label: { Text("Nothing here yet") }, description: { Text("What you add is offered at once.") })
            } else {
                if page.hasNext || page.hasPrevious { Text(page.summary).foregroundStyle(.secondary) }
                List(page.rows) { row in Button(action: { model.show(row) }, label: { OfferRow(row: row) }) }
            }
            PageControls(of: page, previous: model.showPreviousPage, next: model.showNextPage)
            Button(model.adding, action: model.add).accessibilityIdentifier("add")
        }
        .navigationTitle(model.title)
        .sceneStorage($model.input)
        .task(id: model.reading) { await model.observe() }
    }
}

/// One offer in the list.
struct OfferRow: View {
    let row: OfferRowPresentation

    var body: some View {
        HStack {
            Text(row.title)
            Text(row.standing)
            Spacer()
            Text(row.detail)
        }
    }
}
