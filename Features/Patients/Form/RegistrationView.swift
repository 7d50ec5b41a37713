import DesignSystem

/// The form to register a patient.
package struct RegistrationView: View {
    @Bindable private var model: RegistrationModel

    /// The form that a model keeps.
    package init(model: RegistrationModel) {
        self.model = model
    }

    /// The fields, what went wrong, and whom the new patient looks like.
    package var body: some View {
        VStack {
            PatientFields(draft: $model.draft, problems: model.problems)
            if let problem = model.problem { FailureView(problem) }
            if model.alike.isEmpty {
                Button("Register") { await model.register() }.accessibilityIdentifier("save")
            } else {
                LookalikeWarning(rows: model.alike, show: model.show)
                Button("Register anyway") { [seen = model.alike] in await model.register(despite: seen) }
                    .accessibilityIdentifier("anyway")
            }
        }
        .navigationTitle("New patient")
        .interactiveDismissDisabled(model.hasDraft)
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
