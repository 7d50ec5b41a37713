import DesignSystem

/// The clinical notes about a patient, newest first, below the field for the next one.
package struct ClinicalNotesView: View {
    @Bindable private var model: ClinicalNotesModel

    /// The notes that a model keeps.
    package init(model: ClinicalNotesModel) { self.model = model }

    /// The field and the notes.
    package var body: some View {
        LoadedView(model.page) { page in
            TextField("New note", text: $model.text).accessibilityIdentifier("note")
            if let problem = model.problem { FailureView(problem) }
            Button("Write the note", action: model.write).disabled(!model.hasDraft).accessibilityIdentifier("write")
            ClinicalNoteRows(rows: page.rows)
            PageControls(of: page, previous: model.showPreviousPage, next: model.showNextPage)
        }
        .navigationTitle(model.title)
        .interactiveDismissDisabled(model.hasDraft)
        .sceneStorage($model.input)
        .task(id: model.reading) { await model.observe() }
    }
}

/// The notes, with their authors and times.
struct ClinicalNoteRows: View {
    let rows: [ClinicalNotePresentation]

    var body: some View {
        if rows.isEmpty { Text("Nothing is written yet.").foregroundStyle(.secondary) }
        ForEach(rows) { row in
            HStack {
                Text(row.at, format: .dateTime)
                Spacer()
                Text(row.by).foregroundStyle(.secondary)
            }
            Text(row.text)
        }
    }
}
