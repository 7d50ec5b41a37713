import DesignSystem

/// The clinic's patients by name, or those that a search finds: one page at a time.
package struct PatientListView: View {
    @Bindable private var model: PatientListModel

    /// The list that a model keeps.
    package init(model: PatientListModel) { self.model = model }

    /// The search above the page.
    package var body: some View {
        VStack {
            SearchField("Name, date of birth or number", text: model.searched, search: model.search(for:))
                .accessibilityIdentifier("search")
            if let problem = model.problem { FailureView(problem) }
            LoadedView(model.page) { page in PatientPageView(page: page, model: model) }
        }
        .navigationTitle(model.title)
        .sceneStorage($model.input)
        .task(id: model.reading) { await model.observe() }
    }
}

/// One page of patients with the ways to its neighbours.
struct PatientPageView: View {
    let page: PagePresentation<PatientRowPresentation>
    let model: PatientListModel

    var body: some View {
        if page.rows.isEmpty {
            NoPatients(isFirstPage: !page.hasPrevious, isSearch: model.isSearch)
        } else {
            Text(page.summary).foregroundStyle(.secondary)
            PatientRows(rows: page.rows, show: model.show)
        }
        Button("Register a patient", action: model.register).accessibilityIdentifier("register")
        PageControls(of: page, previous: model.showPreviousPage, next: model.showNextPage)
    }
}

/// Patients to choose from.
struct PatientRows: View {
    let rows: [PatientRowPresentation]
    let show: @MainActor (PatientRowPresentation) -> Void

    var body: some View {
        List(rows) { row in Button(action: { show(row) }, label: { PatientRow(row: row) }) }
    }
}

/// Says why a page is empty.
struct NoPatients: View {
    let isFirstPage: Bool
    let isSearch: Bool

    var body: some View {
        if !isFirstPage {
            ContentUnavailableView(label: { Text("No more patients") }, description: { Text("See the page before.") })
        } else if isSearch {
            ContentUnavailableView(
                label: { Text("Nobody found") },
                description: {
                    Text("Search for beginnings of names (jo alv), a date of birth (1988-06-14) or a number (#2003).")
                })
        } else {
            ContentUnavailableView(label: { Text("No patients") }, description: { Text("Nobody is registered yet.") })
        }
    }
}

/// One patient in a list.
struct PatientRow: View {
    let row: PatientRowPresentation

    var body: some View {
        HStack {
            Text(row.number)
            Text(row.name)
            Spacer()
            Text(row.born)
            Text(row.phone)
        }
    }
}
