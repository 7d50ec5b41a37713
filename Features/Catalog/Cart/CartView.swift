import DesignSystem

/// A cart. Picking a line offers to change it.
package struct CartView: View {
    @Bindable private var model: CartModel

    /// The cart that a model keeps.
    package init(model: CartModel) { self.model = model }

    /// The lines, the total, and what can be done.
    package var body: some View {
        LoadedView(model.cart) { cart in
            if cart.lines.isEmpty {
                ContentUnavailableView(
                    label: { Text("Your cart is empty") }, description: { Text("Find something in the catalogue.") })
            } else {
                CartLines(lines: cart.lines, choose: model.choose)
                LabeledContent("Total", value: cart.total).bold()
                if let line = model.chosen { ChosenLine(line: line, quantity: $model.quantity, model: model) }
                CartShortages(shortages: cart.shortages) { await model.takeWhatIsLeft(cart) }
                if let problem = model.problem { FailureView(problem) }
                Button("Check out", action: model.checkOut).disabled(!cart.shortages.isEmpty)
                    .accessibilityIdentifier("check-out").keyboardShortcut(.defaultAction)
            }
        }
        .navigationTitle("Cart").sceneStorage($model.input)
        .task { await model.observe() }
    }
}

/// The lines of a cart.
struct CartLines: View {
    let lines: [CartLinePresentation]
    let choose: @MainActor (CartLinePresentation) -> Void

    var body: some View {
        List(lines) { line in
            Button {
                choose(line)
            } label: {
                HStack {
                    Text(line.item)
                    Spacer()
                    Text(line.total)
                }
            }
        }
    }
}

/// The form to change the line that was picked.
struct ChosenLine: View {
    let line: CartLinePresentation
    let quantity: Binding<String>
    let model: CartModel

    var body: some View {
        Section(line.name) {
            TextField("Quantity", text: quantity).accessibilityIdentifier("quantity")
            Button("Change the quantity") { await model.changeQuantity(of: line) }.accessibilityIdentifier("change")
            Button("Remove it") { await model.remove(line) }.accessibilityIdentifier("remove")
            Button("See the product", action: model.showProduct).accessibilityIdentifier("product")
        }
    }
}

/// The shortages of the cart, with a way to fix them.
struct CartShortages: View {
    let shortages: [CartShortagePresentation]
    let mend: @MainActor () async -> Void

    var body: some View {
        if !shortages.isEmpty {
            ForEach(shortages) { shortage in Text(shortage.message).foregroundStyle(.warning) }
            Button("Take what is left", action: mend).accessibilityIdentifier("mend")
        }
    }
}
