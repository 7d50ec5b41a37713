import DesignSystem

/// Asks why an appointment is cancelled.
package struct CancelAppointmentAlert: View {
    @Bindable private var model: CancelAppointmentModel

    /// The question that a model asks.
    package init(model: CancelAppointmentModel) { self.model = model }

    /// The question, the reason, the two answers, and what went wrong.
    package var body: some View {
        LoadedView(model.question) { question in
            ConfirmationAlert(question.title, message: question.message, problem: model.problem) {
                TextField("Reason", text: $model.reason).accessibilityIdentifier("reason")
                Button("Keep the appointment", action: model.keep).accessibilityIdentifier("keep")
                Button("Cancel the appointment") { await model.cancel(question) }
                    .accessibilityIdentifier("cancel-appointment")
            }
        }
        .navigationTitle("Cancel appointment")
        .interactiveDismissDisabled(model.hasDraft)
        .task { await model.observe() }
    }
}
