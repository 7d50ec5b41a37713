import DesignSystem

/// Asks whether an offer shall really be retired or brought back.
package struct RetireOfferAlert: View {
    private let model: RetireOfferModel

    /// The question that a model asks.
    package init(model: RetireOfferModel) { self.model = model }

    /// The question, the two answers, and what went wrong.
    package var body: some View {
        LoadedView(model.question) { question in
            ConfirmationAlert(question.title, message: question.message, problem: model.problem) {
                Button("Leave it as it is", action: model.leaveAsItIs).accessibilityIdentifier("keep")
                Button(question.answer) { await model.carryOut(question) }.accessibilityIdentifier("retire")
            }
        }
        .navigationTitle("Retire")
        .task { await model.observe() }
    }
}
