/// The products of the clinic. Everyone may read them.
package protocol CatalogRepository: Sendable {
    /// The categories in the clinic's order: the current value, then every change.
    func categories() -> Snapshots<[CategorySize]>

    /// A page of products: the current value, then every change until the reader stops. An unknown category or seller
    /// is ``AppError/notFound(_:by:)``.
    func products(_ query: ProductQuery) -> Snapshots<ProductPage>

    /// One product: the current value, then every change. An unknown number is ``AppError/notFound(_:by:)``.
    func product(_ number: ProductNumber) -> Snapshots<Product>

    /// One seller: the current value, then every change. An unknown number is ``AppError/notFound(_:by:)``.
    func seller(_ number: SellerNumber) -> Snapshots<Seller>

    /// The products that ``Product/runsLow``, fewest left first and by number among those, at most `limit` of them. For
    /// people who may ``Permission/watchStock``; anyone else is refused.
    func lowStock(limit: Int) -> Snapshots<[Product]>
}
