/// What a user can ask for while looking at the catalogue.
@MainActor package protocol CatalogCoordinating: AnyObject {
    /// The user wants to see one product.
    func showProduct(_ number: ProductNumber)

    /// The user wants to see what was ordered of a product.
    func showOrders(of number: ProductNumber)
}
