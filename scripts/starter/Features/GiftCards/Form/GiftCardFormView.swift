import DesignSystem
import Domain

/// The form to write one gift card.
package struct GiftCardFormView: View {
    @Bindable private var model: GiftCardFormModel

    /// The form that a model keeps.
    package init(model: GiftCardFormModel) { self.model = model }

    /// The fields, or why there is nothing to change.
    package var body: some View {
        Group {
            if model.isNew { fields } else { LoadedView(model.form) { _ in fields } }
        }
        .navigationTitle(model.title)
        .draft(model.hasDraft, input: $model.input)
        .task { await model.observe() }
    }

    private var fields: some View {
        VStack {
            TextField("Title", text: $model.draft.title).accessibilityIdentifier("title")
            TextField("Text", text: $model.draft.text).accessibilityIdentifier("text")
            if let problem = model.problem { FailureView(problem) }
            AsyncButton("Save") { await model.save() }.accessibilityIdentifier("save")
            Button("Cancel") { model.cancel() }.accessibilityIdentifier("cancel")
        }
    }
}
