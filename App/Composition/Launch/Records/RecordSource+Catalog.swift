import Catalog
import Domain

extension RecordSource {
    /// The products: by name those that a search finds, else those of one category after another.
    static func products(_ container: DependencyContainer) -> RecordSource {
        RecordSource(
            columns: [
                "id", "link", "name", "price.minorUnits", "price.currency", "stock", "reorderLevel", "category.id",
                "seller.id", "seller.name", "details",
            ],
            shown: ["id", "stock", "price", "name"],
            one: { number throws(AppError) in
                guard let number = ProductNumber(number) else { return nil }
                return try await container.catalog.product(number).current().record
            },
            all: { search, take throws(AppError) in
                if let search { return _ = try await read(.search(search), container, take) }
                for size in try await container.catalog.categories().current() {
                    guard try await read(.category(size.category.name), container, take) else { return }
                }
            })
    }

    private static func read(
        _ choice: ProductChoice, _ container: DependencyContainer, _ take: Taking
    ) async throws(AppError) -> Bool {
        var query = ProductQuery(choice, pageSize: pageSize)
        repeat {
            let page = try await container.catalog.products(query).current()
            guard take(page.products.map(\.record)) else { return false }
            query.after = page.next
        } while query.after != nil
        return true
    }
}
