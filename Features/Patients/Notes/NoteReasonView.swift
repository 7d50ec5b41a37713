import DesignSystem

/// Asks why the notes about somebody else's patient are opened.
package struct NoteReasonView: View {
    @Bindable private var model: NoteReasonModel

    /// The question that a model asks.
    package init(model: NoteReasonModel) { self.model = model }

    /// The patient, where the reason goes, and the field for it.
    package var body: some View {
        LoadedView(model.patient) { patient in
            LabeledContent("Patient", value: patient.name)
            Text("Say why you open these notes. Your reason is kept in the clinic's log, in your name.")
            TextField("Reason", text: $model.reason).accessibilityIdentifier("reason")
            if let problem = model.problem { FailureView(problem) }
            Button("Open the notes", action: model.give).disabled(!model.hasDraft).accessibilityIdentifier("open")
        }
        .navigationTitle(model.title)
        .interactiveDismissDisabled(model.hasDraft)
        .sceneStorage($model.input)
        .task { await model.observe() }
    }
}
