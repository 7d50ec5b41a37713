import Domain
import Testing

/// The rules that every ``CatalogRepository`` keeps.
package enum CatalogContract {
    /// The rules of the contract.
    package static let rules: [ContractRule] = Array([reading, searching, paging, watching].joined())

    static let reading: [ContractRule] = [
        ContractRule("everybody sees the categories with as many products as they list, and no other") { clinic in
            let all = try await clinic.everyProduct()
            for size in try await clinic.categories() {
                var list = clinic.catalog.products(ProductQuery(.category(size.category.name), pageSize: 500)).reader()
                let page = try await list.value()
                #expect(page.products == all.filter { $0.category == size.category })
                #expect(page.total == size.products)
                #expect(page.products.count == size.products)
            }
            #expect(all.count > 5)
        },
        ContractRule("a product reads as it is listed, fresh and as of now") { clinic in
            for product in try await clinic.everyProduct() {
                var reader = clinic.catalog.product(product.number).reader()
                guard case .value(let value, let asOf, let freshness) = try await reader.next() else {
                    Issue.record("\(product.number) is unavailable")
                    continue
                }
                #expect(value == product)
                #expect(asOf == clinic.clock.now)
                #expect(freshness == .fresh)
            }
        },
        ContractRule("a seller reads with what they sell") { clinic in
            let all = try await clinic.everyProduct()
            let sellers = Set(all.map(\.seller))
            #expect(sellers.count > 1)
            for seller in sellers {
                var reader = clinic.catalog.seller(seller.number).reader()
                #expect(try await reader.value() == seller)
                var list = clinic.catalog.products(ProductQuery(.seller(seller.number), pageSize: 500)).reader()
                let expected = all.filter { $0.seller == seller }.sorted {
                    ProductCursor(of: $0) < ProductCursor(of: $1)
                }
                #expect(try await list.value().products == expected)
            }
        },
        ContractRule("what does not exist is not found") { clinic in
            var product = clinic.catalog.product(.known(9_999)).reader()
            #expect(try await product.error() == .notFound("Product #9999"))
            var seller = clinic.catalog.seller(.known(9_999)).reader()
            #expect(try await seller.error() == .notFound("Seller #9999"))
            var sold = clinic.catalog.products(ProductQuery(.seller(.known(9_999)))).reader()
            #expect(try await sold.error() == .notFound("Seller #9999"))
            let nowhere = try #require(CategoryName("nowhere"))
            var category = clinic.catalog.products(ProductQuery(.category(nowhere))).reader()
            #expect(try await category.error() == .notFound("Category “nowhere”", by: .name))
        },
    ]

    static let searching: [ContractRule] = [
        ContractRule("a beginning of any word of a name finds it, whatever its case and accents") { clinic in
            let all = try await clinic.everyProduct().sorted { ProductCursor(of: $0) < ProductCursor(of: $1) }
            #expect(all.contains { $0.name.unicodeScalars.contains { (0xC0...0x17F).contains($0.value) } })
            for word in Set(all.flatMap { FoldedText($0.name).words }) {
                for text in [word, word.uppercased(), String(word.prefix(1)), String(word.prefix(3))] {
                    let search = try #require(SearchText(text))
                    let found = try await clinic.products(text)
                    #expect(!found.isEmpty, "\(text)")
                    #expect(found == all.filter { search.finds($0.name) }, "\(text)")
                }
            }
        },
        ContractRule("every word that is searched for has to be found") { clinic in
            let product = try #require(
                try await clinic.everyProduct().first { FoldedText($0.name).words.count > 2 })
            let words = FoldedText(product.name).words
            #expect(try await clinic.products("\(words[1]), \(words[0].prefix(2))").contains(product))
            #expect(try await clinic.products("\(words[0]) zzzz") == [])
        },
        ContractRule("a text without words, or with marks of a query language, finds nothing or what it says") {
            clinic in
            for text in ["%", "\"", "*", "-", "'; DROP TABLE product", "NOT", "a OR b", "NEAR(", "(", "^x", "words:a"] {
                let search = try #require(SearchText(text))
                let expected = try await clinic.everyProduct().filter { search.finds($0.name) }
                #expect(try await Set(clinic.products(text)) == Set(expected), "\(text)")
            }
        },
    ]

    static let paging: [ContractRule] = [
        ContractRule("pages of any size walk every product once, by name and then by number") { clinic in
            let words = try await clinic.everyProduct().map { FoldedText($0.name).words[0].prefix(1) }
            let searches = Set(words).compactMap { SearchText(String($0)) }.map(ProductChoice.search)
            let categories = try await clinic.categories().map { ProductChoice.category($0.category.name) }
            for choice in searches + categories {
                var whole = clinic.catalog.products(ProductQuery(choice, pageSize: 500)).reader()
                let all = try await whole.value().products
                #expect(zip(all, all.dropFirst()).allSatisfy { ProductCursor(of: $0) < ProductCursor(of: $1) })
                for size in 1...all.count + 1 {
                    #expect(
                        try await walk(ProductQuery(choice, pageSize: size), in: clinic) == all, "\(choice), \(size)")
                }
            }
        },
        ContractRule("a page holds at least one product, and may ask for any number") { clinic in
            let category = try #require(try await clinic.categories().first { $0.products > 1 })
            for (size, count) in [(0, 1), (Int.min, 1), (.max, category.products)] {
                var reader = clinic.catalog.products(
                    ProductQuery(.category(category.category.name), pageSize: size)
                ).reader()
                #expect(try await reader.value().products.count == count)
            }
        },
    ]

    static let watching: [ContractRule] = [
        ContractRule("what runs low is seen by whom it concerns, fewest left first") { clinic in
            var visitor = clinic.catalog.lowStock(limit: 5).reader()
            #expect(try await visitor.error() == .signInRequired)
            for role in Role.allCases where !role.may(.watchStock) {
                try await clinic.signIn(role)
                var refused = clinic.catalog.lowStock(limit: 5).reader()
                #expect(try await refused.error() == .notAllowed(.watchStock))
            }
            try await clinic.signIn(.pharmacist)
            let low = try await clinic.everyProduct().filter(\.runsLow)
                .sorted { ($0.stock, $0.number) < ($1.stock, $1.number) }
            #expect(low.count > 1)
            for limit in [0, 1, low.count, 100] {
                var reader = clinic.catalog.lowStock(limit: limit).reader()
                #expect(try await reader.value() == Array(low.prefix(limit)))
            }
        },
        ContractRule("a purchase that leaves few shows at once where stock is watched") { clinic in
            try await clinic.signIn(.pharmacist)
            let last = try #require(try await clinic.everyProduct().first { $0.stock == 1 && !$0.runsLow })
            let low = clinic.catalog.lowStock(limit: 50).reader()
            _ = try await clinic.buy(last, 1)
            #expect(await low.readyValue()?.first { $0.id == last.id }?.stock == 0)
        },
    ]

    private static func walk(_ query: ProductQuery, in clinic: ContractClinic) async throws -> [Product] {
        var (query, walked) = (query, [Product]())
        repeat {
            var reader = clinic.catalog.products(query).reader()
            let page = try await reader.value()
            #expect(page.products.count <= query.pageSize)
            walked += page.products
            query.after = page.next
        } while query.after != nil && walked.count < 1_000
        return walked
    }
}
