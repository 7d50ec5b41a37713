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
        LoadedView(model.form) { form in
            PatientFields(draft: $model.draft, problems: model.problems)
            if let problem = model.problem { FailureView(problem) }
            PatientChanges(changes: form.changes)
            if model.alike.isEmpty {
                Button("Save", action: model.save).disabled(!model.hasDraft).accessibilityIdentifier("save")
            } else {
                LookalikeWarning(rows: model.alike, show: model.show)
                Button("Save anyway", action: model.saveAnyway).accessibilityIdentifier("anyway")
            }
        }
        .navigationTitle(model.title)
        .interactiveDismissDisabled(model.hasDraft)
        .task { await model.observe() }
    }
}

/// What someone else changed while the form was open.
struct PatientChanges: View {
    let changes: [PatientChangePresentation]

    var body: some View {
        if !changes.isEmpty {
            Section("Someone else changed meanwhile") {
                ForEach(changes) { change in LabeledContent(change.field, value: change.now) }
            }
        }
    }
}
