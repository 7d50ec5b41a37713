import DesignSystem

/// Asks a newcomer how they want to be shown and reached.
package struct DetailsView: View {
    @Bindable private var model: DetailsModel

    /// The form that a model keeps.
    package init(model: DetailsModel) { self.model = model }

    /// The two fields, their problems, and the button.
    package var body: some View {
        LoadedView(model.form) { _ in
            Text("Others see this name on what you do. The extension may stay empty.").foregroundStyle(.secondary)
            TextField("Name", text: $model.draft.name).accessibilityIdentifier("name")
            TextField("Phone extension", text: $model.draft.phoneExtension).accessibilityIdentifier("extension")
            if let problem = model.problem { FailureView(problem) }
            FieldChanges(model.changes)
            Button("Save and go on") { [base = model.base] in await model.save(over: base) }
                .accessibilityIdentifier("save")
        }
        .navigationTitle("Details")
        .interactiveDismissDisabled(model.hasDraft)
        .sceneStorage($model.input)
        .task { await model.observe() }
    }
}
