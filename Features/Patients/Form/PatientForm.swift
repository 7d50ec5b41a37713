import DesignSystem

/// The fields of a patient, errors, others' changes, and the button to save.
struct PatientForm: View {
    @Bindable var model: PatientFormModel

    var body: some View {
        PatientFields(draft: $model.draft, problems: model.problems)
        if let problem = model.problem { FailureView(problem) }
        FieldChanges(model.changes)
        PatientSaving(model: model)
    }
}

/// Saves the form as it is drawn, or asks about the patients whom this one looks like.
struct PatientSaving: View {
    let model: PatientFormModel

    var body: some View {
        if model.alike.isEmpty {
            Button(model.verb) { [base = model.base] in await model.save(over: base) }.disabled(!model.canSave)
                .accessibilityIdentifier("save")
        } else {
            Section("Already a patient?") {
                Text("Born on that day, with this name or telephone number:").foregroundStyle(.warning)
                PatientRows(rows: model.alike, show: model.show)
            }
            Button("\(model.verb) anyway") { [base = model.base, seen = model.alike] in
                await model.save(over: base, despite: seen)
            }
            .accessibilityIdentifier("anyway")
        }
    }
}
