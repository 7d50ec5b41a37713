import Domain

/// The products in the clinic's file.
struct CatalogStore: CatalogRepository {
    let database: GuardedDatabase

    func categories() -> Snapshots<[CategorySize]> {
        database.snapshotsForAnyone { connection throws(AppError) in
            try connection.rows(
                """
                SELECT name, title, (SELECT count(*) FROM product WHERE product.category = category.name AND NOT is_retired)
                FROM category WHERE NOT is_retired ORDER BY position
                """
            ) { row throws(AppError) in
                guard let name = CategoryName(try row.text(0)) else { throw row.corrupt("a category has no name") }
                let category = ProductCategory(name: name, title: try row.text(1))
                return CategorySize(category: category, products: try row.integer(2))
            }
        }
    }

    func products(_ query: ProductQuery) -> Snapshots<ProductPage> {
        database.snapshotsForAnyone { connection throws(AppError) in
            try ProductPageQuery(query: query).page(from: connection)
        }
    }

    func product(_ number: ProductNumber) -> Snapshots<Product> {
        database.snapshotsForAnyone { connection throws(AppError) in
            guard let product = try Product.find(number, in: connection) else { throw .notFound("Product \(number)") }
            return product
        }
    }

    func seller(_ number: SellerNumber) -> Snapshots<Seller> {
        database.snapshotsForAnyone { connection throws(AppError) in
            guard let seller = try Seller.find(number, in: connection) else { throw .notFound("Seller \(number)") }
            return seller
        }
    }

    func lowStock(limit: Int) -> Snapshots<[Product]> {
        database.snapshots(needing: [.watchStock]) { connection throws(AppError) in
            try connection.rows(Self.lowStockSQL, [.integer(max(0, limit))], Product.init)
        }
    }

    static let lowStockSQL = """
        SELECT \(Product.columns) FROM \(Product.stored)
        WHERE product.stock <= product.reorder_level AND NOT product.is_retired ORDER BY product.stock, product.number LIMIT ?
        """
}
