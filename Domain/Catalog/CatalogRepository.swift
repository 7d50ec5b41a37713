/// What the clinic sells. Everybody may look at it.
package protocol CatalogRepository: Sendable {
    /// The categories in the order that the clinic gives them: first what is known, then every change.
    func categories() -> Snapshots<[CategorySize]>

    /// A page of products: first what is known, then every change to it until the reader stops. A category or seller
    /// that does not exist is ``AppError/notFound(_:by:)``.
    func products(_ query: ProductQuery) -> Snapshots<ProductPage>

    /// One product: first what is known, then every change. A number that no product has is
    /// ``AppError/notFound(_:by:)``.
    func product(_ number: ProductNumber) -> Snapshots<Product>

    /// One seller: first what is known, then every change. A number that no seller has is ``AppError/notFound(_:by:)``.
    func seller(_ number: SellerNumber) -> Snapshots<Seller>

    /// The products that ``Product/runsLow``, fewest left first and by number among those, at most `limit` of them. For
    /// people who may ``Permission/watchStock``; anyone else is refused.
    func lowStock(limit: Int) -> Snapshots<[Product]>
}
