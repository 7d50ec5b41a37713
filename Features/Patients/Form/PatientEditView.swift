import DesignSystem

/// The form to edit a patient.
package struct PatientEditView: View {
    @Bindable private var model: PatientFormModel

    /// The form that a model keeps.
    package init(model: PatientFormModel) { self.model = model }

    /// The form, or why the patient cannot be shown.
    package var body: some View {
        LoadedView(model.form) { _ in PatientForm(model: model) }
            .navigationTitle(model.title)
            .interactiveDismissDisabled(model.hasDraft)
            .sceneStorage($model.input)
            .task { await model.observe() }
    }
}
