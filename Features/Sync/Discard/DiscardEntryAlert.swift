import DesignSystem

/// Asks whether a queued write shall really be taken back.
package struct DiscardEntryAlert: View {
    private let model: DiscardEntryModel

    /// The question that a model asks.
    package init(model: DiscardEntryModel) { self.model = model }

    /// The question, the two answers, and what went wrong.
    package var body: some View {
        LoadedView(model.question) { question in
            ConfirmationAlert(question.title, message: question.message, problem: model.problem) {
                Button("Keep it", action: model.keep).accessibilityIdentifier("keep")
                Button("Discard it") { await model.discard(question) }.accessibilityIdentifier("discard")
            }
        }
        .navigationTitle("Discard")
        .task { await model.observe() }
    }
}
