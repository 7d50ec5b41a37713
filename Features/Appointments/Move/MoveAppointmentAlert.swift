import DesignSystem

/// Asks whether an appointment shall really be moved.
package struct MoveAppointmentAlert: View {
    private let model: MoveAppointmentModel

    /// The question that a model asks.
    package init(model: MoveAppointmentModel) { self.model = model }

    /// The question, the two answers, and what went wrong.
    package var body: some View {
        LoadedView(model.question) { question in
            ConfirmationAlert(question.title, message: question.message, problem: model.problem) {
                Button("Leave it where it is", action: model.keep).accessibilityIdentifier("keep")
                Button("Move it") { await model.move(question) }.accessibilityIdentifier("move")
            }
        }
        .navigationTitle("Move appointment")
        .task { await model.observe() }
    }
}
