import DesignSystem
import Domain

/// The form to place an order: the products, the total, and the customer.
package struct CheckoutView: View {
    @Bindable private var model: CheckoutModel

    /// The form that a model keeps.
    package init(model: CheckoutModel) { self.model = model }

    /// The summary above the form.
    package var body: some View {
        LoadedView(model.cart) { cart in
            if cart.lines.isEmpty {
                NothingToOrder()
            } else {
                CheckoutSummary(cart: cart)
                BuyerFields(patient: $model.patient, buyer: model.buyer, customer: $model.customer)
                if let problem = model.problem { FailureView(problem) }
                Button("Place the order") { await model.place(cart) }.accessibilityIdentifier("place")
                Button("Change the cart", action: model.showCart).accessibilityIdentifier("cart")
            }
        }
        .navigationTitle("Checkout")
        .interactiveDismissDisabled(model.hasDraft)
        .sceneStorage($model.input)
        .task { await model.observe() }
        .task(id: model.patient) { await model.observePatient() }
    }
}

/// Says that the cart is empty.
struct NothingToOrder: View {
    var body: some View {
        ContentUnavailableView(
            label: { Text("The cart is empty") }, description: { Text("There is nothing to place an order for.") })
    }
}

/// The products and the total.
struct CheckoutSummary: View {
    let cart: CartPresentation

    var body: some View {
        ForEach(cart.lines) { line in LabeledContent(line.item, value: line.total) }
        LabeledContent("Total", value: cart.total).bold()
        ForEach(cart.shortages) { shortage in Text(shortage.message).foregroundStyle(.warning) }
    }
}

/// The customer: a patient, by number and name, or anyone else, by name.
struct BuyerFields: View {
    let patient: Binding<String>
    let buyer: LoadState<BuyerPresentation>
    let customer: Binding<String>

    var body: some View {
        TextField("Patient number", text: patient).accessibilityIdentifier("patient")
        switch buyer {
        case .idle: EmptyView()
        case .loading, .loaded, .stale, .failed:
            LoadedView(buyer) { patient in Text("For \(patient.name)").foregroundStyle(.secondary) }
        }
        TextField("Customer", text: customer).accessibilityIdentifier("customer")
    }
}
