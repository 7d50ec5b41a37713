import DesignSystem

/// One product: price, stock, seller, and adding it to the cart.
package struct ProductDetailView: View {
    @Bindable private var model: ProductDetailModel

    /// The product that a model keeps.
    package init(model: ProductDetailModel) { self.model = model }

    /// The product, or why it cannot be shown.
    package var body: some View {
        LoadedView(model.product) { product in
            ProductFacts(product: product)
            if let problem = model.problem { FailureView(problem) }
            if let notice = model.notice { Text(notice) }
            if product.isForSale {
                TextField("Quantity", text: $model.quantity).accessibilityIdentifier("quantity")
                Button("Add to cart", action: model.addToCart).accessibilityIdentifier("add")
                    .keyboardShortcut(.defaultAction)
            }
            ProductActions(model: model)
        }
        .navigationTitle(model.title)
        .sceneStorage($model.input)
        .task { await model.observe() }
        .task { await model.observeCart() }
        .task { await model.observeSession() }
    }
}

/// The facts of a product.
struct ProductFacts: View {
    let product: ProductPresentation

    var body: some View {
        LabeledContent(product.name, value: product.price).bold()
        LabeledContent("In stock", value: product.stock)
        LabeledContent("Category", value: product.category)
        LabeledContent("Sold by", value: product.seller)
        Text(product.details)
    }
}

/// The buttons of a product's page.
struct ProductActions: View {
    let model: ProductDetailModel

    var body: some View {
        Button(model.cart.title, action: model.showCart).accessibilityIdentifier("cart")
        Button("Seller", action: model.showSeller).accessibilityIdentifier("seller")
        if model.hasOrders {
            Button("Orders with this", action: model.showOrders).accessibilityIdentifier("orders")
        }
        if model.hasHistory {
            Button("History", action: model.showHistory).accessibilityIdentifier("history")
        }
    }
}
