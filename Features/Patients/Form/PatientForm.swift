import DesignSystem

/// The fields of a patient, what went wrong, what someone else changed meanwhile, and the way to save.
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
            LookalikeWarning(rows: model.alike, show: model.show)
            Button("\(model.verb) anyway") { [base = model.base, seen = model.alike] in
                await model.save(over: base, despite: seen)
            }
            .accessibilityIdentifier("anyway")
        }
    }
}

/// Says whom a patient looks like, with the way to each.
struct LookalikeWarning: View {
    let rows: [PatientRowPresentation]
    let show: @MainActor (PatientRowPresentation) -> Void

    var body: some View {
        Section("Already a patient?") {
            Text("Born on that day, with this name or telephone number:").foregroundStyle(.warning)
            PatientRows(rows: rows, show: show)
        }
    }
}
