import DesignSystem

/// The form to register a patient.
package struct RegistrationView: View {
    @Bindable private var model: PatientFormModel

    /// The form that a model keeps.
    package init(model: PatientFormModel) { self.model = model }

    /// The fields, what went wrong, and whom the new patient looks like.
    package var body: some View {
        VStack { PatientForm(model: model) }
            .navigationTitle(model.title)
            .interactiveDismissDisabled(model.hasDraft)
            .sceneStorage($model.input)
    }
}
