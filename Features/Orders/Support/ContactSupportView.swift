import DesignSystem

/// Says whom to ask about an order, and what to tell them.
package struct ContactSupportView: View {
    private let model: ContactSupportModel

    /// The sheet that a model keeps.
    package init(model: ContactSupportModel) { self.model = model }

    /// The contacts, and the facts that they will ask for.
    package var body: some View {
        LoadedView(model.contact) { contact in
            LabeledContent("Ask", value: contact.seller)
            LabeledContent("Phone", value: contact.phone)
            Section("They will want to know") {
                LabeledContent("Order", value: contact.number)
                LabeledContent("State", value: contact.state)
                LabeledContent("Placed") { Text(contact.placedAt, format: .dateTime) }
            }
        }
        .navigationTitle("Contact support")
        .task { await model.observe() }
    }
}
