import DesignSystem
import Domain

/// The form of an offer.
package struct OfferFormView: View {
    @Bindable private var model: OfferFormModel

    /// The form that a model keeps.
    package init(model: OfferFormModel) { self.model = model }

    /// The fields with their problems, others' changes, and the buttons.
    package var body: some View {
        LoadedView(model.entry) { entry in
            OfferFields(entry: entry, model: model)
            if let problem = model.problem { FailureView(problem) }
            FieldChanges(model.changes)
            Button("Save") { [base = model.base] in await model.save(over: base) }.disabled(!model.canSave)
                .accessibilityIdentifier("save")
            if let title = entry.retiring {
                Button(title, action: model.askToRetire).accessibilityIdentifier("retire")
            }
        }
        .navigationTitle(model.title)
        .interactiveDismissDisabled(model.hasDraft)
        .sceneStorage($model.input)
        .task { await model.observe() }
    }
}

/// Each field with its problem below.
struct OfferFields: View {
    let entry: OfferEntryPresentation
    let model: OfferFormModel

    var body: some View {
        ForEach(model.rows) { row in
            OfferFieldView(row: row, entry: entry, model: model)
            FieldProblem(model.problems[row.id])
        }
    }
}

/// One field: a switch for each clinician, a choice of category, or a text.
struct OfferFieldView: View {
    let row: OfferFieldRow
    let entry: OfferEntryPresentation
    @Bindable var model: OfferFormModel

    var body: some View {
        switch row.id {
        case .clinicians:
            ForEach(entry.clinicians) { clinician in
                Toggle("Offered by \(clinician.name)", isOn: $model.draft[clinician.id])
                    .accessibilityIdentifier("by-\(clinician.id)")
            }
        case .category:
            Picker(row.title, selection: $model.draft[row.id]) {
                ForEach(entry.categories) { choice in Text(choice.id).tag(choice.id) }
            }
            .accessibilityIdentifier(row.id.rawValue)
        case .title, .minutes, .price, .stock, .reorderLevel, .details:
            TextField(row.title, text: $model.draft[row.id]).accessibilityIdentifier(row.id.rawValue)
        }
    }
}

/// A field as a row of the form.
nonisolated struct OfferFieldRow: Hashable, Sendable, Identifiable {
    let id: OfferField
    let currency: String

    /// The name of the field; that of a price says in which currency.
    var title: String { id == .price ? "\(id.title) in \(currency)" : id.title }
}
