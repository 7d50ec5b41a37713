import DesignSystem

/// Asks whether an order shall really be cancelled.
package struct CancelOrderAlert: View {
    private let model: CancelOrderModel

    /// The question that a model asks.
    package init(model: CancelOrderModel) { self.model = model }

    /// The question, the two answers, and what went wrong.
    package var body: some View {
        LoadedView(model.question) { question in
            ConfirmationAlert(question.title, message: question.message, problem: model.problem) {
                Button(question.answer == nil ? "Close" : "Keep the order", action: model.keep)
                    .accessibilityIdentifier("keep")
                if let answer = question.answer {
                    Button(answer.title) { await model.give(answer, to: question) }
                        .accessibilityIdentifier("cancel-order")
                }
            }
        }
        .navigationTitle("Cancel order")
        .task { await model.observe() }
    }
}
