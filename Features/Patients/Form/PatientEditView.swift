import DesignSystem

/// The form to change what is known of a patient.
package struct PatientEditView: View {
    @Bindable private var model: PatientEditModel

    /// The form that a model keeps.
    package init(model: PatientEditModel) {
        self.model = model
    }

    /// The fields, what went wrong, and what someone else changed meanwhile.
    package var body: some View {
        LoadedView(model.form) { _ in
            PatientFields(draft: $model.draft, problems: model.problems)
            if let problem = model.problem { FailureView(problem) }
            FieldChanges(model.changes)
            PatientSaving(model: model)
        }
        .navigationTitle(model.title)
        .interactiveDismissDisabled(model.hasDraft)
        .task { await model.observe() }
    }
}

/// Saves the form as it is drawn, or asks about the patients whom this one would look like.
struct PatientSaving: View {
    let model: PatientEditModel

    var body: some View {
        if model.alike.isEmpty {
            Button("Save") { [base = model.base] in await model.save(over: base) }.disabled(!model.hasDraft)
                .accessibilityIdentifier("save")
        } else {
            LookalikeWarning(rows: model.alike, show: model.show)
            Button("Save anyway") { [base = model.base, seen = model.alike] in
                await model.save(over: base, despite: seen)
            }
            .accessibilityIdentifier("anyway")
        }
    }
}
