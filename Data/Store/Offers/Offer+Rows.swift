import Domain

extension Offer {
    /// The services in the clinic's order.
    static func services(in connection: Connection) throws(AppError) -> [Offer] {
        let all = try ClinicServices(from: connection)
        var offers: [Offer] = []
        for service in all.services {
            let offer = try all.offer(service.slug, isBooked: true, in: connection)
            offers.append(Offer(.service(offer), isRetired: all.retired.contains(service.slug)))
        }
        return offers
    }

    /// The categories in the clinic's order.
    static func categories(in connection: Connection) throws(AppError) -> [Offer] {
        try connection.rows("SELECT name, title, is_retired FROM category ORDER BY position, name") {
            row throws(AppError) in
            guard let name = CategoryName(try row.text(0)) else { throw row.corrupt("a category has no name") }
            let category = ProductCategory(name: name, title: try row.text(1))
            return Offer(.category(category), isRetired: try row.integer(2) == 1)
        }
    }

    /// A page of the products by name.
    static func products(_ query: OfferQuery, in connection: Connection) throws(AppError) -> OfferPage {
        let size = min(query.pageSize, ProductPageQuery.largestPage)
        let found = try products(
            "(product.sort_name, product.number) > (?, ?) ORDER BY product.sort_name, product.number LIMIT ?",
            [
                .text(query.after?.sortName.text ?? ""), .integer(query.after?.number.rawValue ?? 0),
                .integer(size + 1),
            ], in: connection)
        let total = try connection.first("SELECT count(*) FROM product") { row throws(AppError) in try row.integer(0) }
        let page = Array(found.prefix(size))
        let last: Product? = if case .product(let product)? = page.last?.content { product } else { nil }
        return OfferPage(
            offers: page, total: total ?? 0, next: found.count > size ? last.map(ProductCursor.init) : nil)
    }

    /// The products that a condition finds.
    static func products(
        _ condition: String, _ values: [SQLValue], in connection: Connection
    ) throws(AppError) -> [Offer] {
        try connection.rows(
            "SELECT \(Product.columns), product.is_retired FROM \(Product.stored) WHERE \(condition)", values
        ) { row throws(AppError) in Offer(.product(try Product(row)), isRetired: try row.integer(14) == 1) }
    }

    /// The offer of a word or number.
    static func known(_ id: OfferID, in connection: Connection) throws(AppError) -> Offer {
        let found =
            switch id {
            case .service: try services(in: connection).first { $0.id == id }
            case .category: try categories(in: connection).first { $0.id == id }
            case .product(let number):
                try products("product.number = ?", [.integer(number.rawValue)], in: connection).first
            }
        guard let found else {
            if case .product(let number) = id { throw .notFound("Product \(number)") }
            throw .notFound("The \(id.kind.singular) “\(id.word)”", by: .name)
        }
        return found
    }

    /// The offers of a kind whose titles look the same as one.
    static func titled(_ title: String, _ kind: OfferKind, in connection: Connection) throws(AppError) -> [Offer] {
        switch kind {
        case .services: try services(in: connection).filter { $0.title.isSameTitle(as: title) }
        case .categories: try categories(in: connection).filter { $0.title.isSameTitle(as: title) }
        case .products:
            try products(
                "product.sort_name = ? ORDER BY product.number", [.text(FoldedText(title).text)], in: connection)
        }
    }
}

extension Connection {
    /// Says that the record of the clinic itself, with its services, categories and hours, is about to be changed.
    func willChangeClinic() throws(AppError) {
        let id = try first("SELECT id FROM clinic") { row throws(AppError) in try row.identity(0) }
        if let id { try willChange(.clinic, id) }
    }
}
