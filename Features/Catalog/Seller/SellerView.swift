import DesignSystem

/// A seller: name, phone and products.
package struct SellerView: View {
    private let model: SellerModel

    /// The seller that a model keeps.
    package init(model: SellerModel) { self.model = model }

    /// The seller, or why there is nothing to show.
    package var body: some View {
        LoadedView(model.seller) { seller in
            LabeledContent("Name", value: seller.name).bold()
            LabeledContent("Phone", value: seller.phone)
            LoadedView(model.products.page) { page in ProductPageView(page: page, model: model.products) }
        }
        .navigationTitle(model.title)
        .sceneStorage(Bindable(model.products).input)
        .task { await model.observe() }
        .task(id: model.products.reading) { await model.products.observe() }
    }
}
