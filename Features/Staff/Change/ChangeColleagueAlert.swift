import DesignSystem

/// Asks whether a colleague shall really be changed.
package struct ChangeColleagueAlert: View {
    private let model: ChangeColleagueModel

    /// The question that a model asks.
    package init(model: ChangeColleagueModel) { self.model = model }

    /// The question, the two answers, and what went wrong.
    package var body: some View {
        LoadedView(model.question) { question in
            ConfirmationAlert(question.title, message: question.message, problem: model.problem) {
                Button("Leave it as it is", action: model.leaveAsItIs).accessibilityIdentifier("keep")
                Button(question.answer) { await model.carryOut(question) }.accessibilityIdentifier("change")
            }
        }
        .navigationTitle("Change")
        .task { await model.observe() }
    }
}
