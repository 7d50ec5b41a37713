import DesignSystem

/// The changes of one record, newest first: who made them, when and where, and each field before and after.
package struct HistoryView: View {
    @Bindable private var model: HistoryModel

    /// The changes that a model keeps.
    package init(model: HistoryModel) { self.model = model }

    /// One page of changes, or why they cannot be shown.
    package var body: some View {
        LoadedView(model.page) { page in
            HistoryRows(rows: page.rows)
            PageControls(of: page, previous: model.showPreviousPage, next: model.showNextPage)
        }
        .navigationTitle(model.title)
        .sceneStorage($model.input)
        .task(id: model.reading) { await model.observe() }
    }
}

/// The changes with their fields.
struct HistoryRows: View {
    let rows: [HistoryEntryPresentation]

    var body: some View {
        ForEach(rows) { row in
            HStack {
                Text(row.at, format: .dateTime)
                Text(row.act).bold()
                Spacer()
                Text(row.workstation).foregroundStyle(.secondary)
            }
            ForEach(row.fields) { field in LabeledContent(field.title, value: field.change) }
        }
    }
}
