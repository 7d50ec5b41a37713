/// The navigation that the catalogue's screens ask for.
@MainActor package protocol CatalogCoordinating: AnyObject {
    /// The user wants to see the products of one category.
    func showCategory(_ name: CategoryName)

    /// The user wants the products that a search finds, or with nil no longer only those.
    func showProducts(matching search: SearchText?)

    /// The user wants to see one product.
    func showProduct(_ number: ProductNumber)

    /// The user wants to see who changed a product, and how.
    func showHistory(of number: ProductNumber)

    /// The user wants to know who sells a product.
    func showSeller(_ number: SellerNumber)

    /// The user wants to see the orders of a product.
    func showOrders(of number: ProductNumber)

    /// The user wants to see what they are about to buy.
    func showCart()

    /// The user wants to check out a cart.
    func checkOut(_ cart: CartNumber)

    /// The order was placed: show it instead of the form.
    func purchased(_ orders: [OrderNumber])
}
