import DataSupport
import Domain
import Support
import Testing

@testable import Data

/// The cost of a list in the shop depends on its page, not on its length.
struct ShopQueryTests {
    private func plan(_ sql: String) throws -> [String] {
        let connection = try Connection(path: ":memory:")
        for migration in Migration.all { try migration.apply(connection) }
        return try connection.rows("EXPLAIN QUERY PLAN " + sql) { row throws(AppError) in try row.text(3) }
    }

    @Test(arguments: OrderFilter.allCases) func `a patient's orders are read in order of an index`(filter: OrderFilter)
        throws
    {
        let query = OrderQuery(scope: .patient(.known(2_001)), filter: filter)
        let plan = try plan(OrderPageQuery(query: query).pageSQL)
        #expect(
            plan.contains {
                $0.contains("USING INDEX orders_by_patient (patient_number=? AND state=? AND (placed_at,number)<(?,?))")
            }, "\(plan)")
        #expect(!plan.contains { $0.contains("TEMP B-TREE") || $0.hasPrefix("SCAN orders") }, "\(plan)")
    }

    @Test(arguments: OrderFilter.allCases) func `a product's orders are read in order of an index`(filter: OrderFilter)
        throws
    {
        let query = OrderQuery(scope: .product(.known(501)), filter: filter)
        let plan = try plan(OrderPageQuery(query: query).pageSQL)
        #expect(
            plan.contains {
                $0.contains(
                    "product_order USING PRIMARY KEY (product_number=? AND state=? AND (placed_at,order_number)<(?,?))")
            }, "\(plan)")
        #expect(!plan.contains { $0.contains("TEMP B-TREE") || $0.hasPrefix("SCAN orders") }, "\(plan)")
    }

    @Test func `products of a category and of a seller are read in order of an index`() throws {
        let name = try #require(CategoryName("eye-care"))
        for (choice, index) in [
            (ProductChoice.category(name), "product_by_category"), (.seller(.known(11)), "product_by_seller"),
        ] {
            let plan = try plan(ProductPageQuery(query: ProductQuery(choice)).pageSQL)
            #expect(plan.contains { $0.contains("USING INDEX \(index)") }, "\(plan)")
            #expect(!plan.contains { $0.contains("TEMP B-TREE") || $0.hasPrefix("SCAN product") }, "\(plan)")
        }
    }

    @Test func `a search without a word finds nothing, and says so`() throws {
        let search = try #require(SearchText("..."))
        let page = try StoreHarness.open(.memory).database.read { connection throws(AppError) in
            try ProductPageQuery(query: ProductQuery(.search(search))).page(from: connection)
        }
        #expect(page == ProductPage(products: [], total: 0, next: nil))
    }

    @Test func `what runs low is read from an index of its own`() throws {
        let plan = try plan(CatalogStore.lowStockSQL)
        #expect(plan.contains { $0.contains("product_running_low") }, "\(plan)")
        #expect(!plan.contains { $0.contains("TEMP B-TREE") }, "\(plan)")
    }

    @Test func `orders of a product are counted by state as they come and move`() async throws {
        try await withFolder { folder in
            let store = try StoreHarness.open(.folder(folder))
            _ = try await store.sessions.signIn(.sample(.manager), operation: StoreHarness.operation())
            let placed = Order.ID(ExampleIdentity.order.uuid(1_044))
            _ = try await store.orders.move(placed, version: 1, to: .paid, operation: StoreHarness.operation())
            let counts = try Connection(path: StoreHarness.file(folder)).rows(
                """
                SELECT product_number || ' ' || state || ' ' || orders FROM product_order_count
                WHERE product_number = 511 AND orders <> 0
                """
            ) { row throws(AppError) in try row.text(0) }
            #expect(counts == ["511 paid 1"])
        }
    }

    @Test func `a cart whose total overflows is refused and is not damage`() async throws {
        try await withFolder { folder in
            let store = try StoreHarness.open(.folder(folder))
            try StoreHarness.run("UPDATE product SET price = \(Int64.max / 4) WHERE number IN (501, 502)", in: folder)
            let cart = try await store.carts.add(.known(501), quantity: 3, operation: StoreHarness.operation())
            for number in [501, 502] {
                let error = await #expect(throws: AppError.self) {
                    try await store.carts.add(.known(number), quantity: 2, operation: StoreHarness.operation())
                }
                #expect(error?.code == "invalid-input")
            }
            let said = AppError.invalidInput(
                "With 5 of \(cart.lines[0].product.name) the cart costs more than can be added up.")
            await #expect(throws: said) {
                try await store.carts.change(.known(501), from: 3, to: 5, operation: StoreHarness.operation())
            }
            var reader = store.carts.cart().reader()
            #expect(try await reader.value() == cart)
        }
    }

    @Test(arguments: ["currency = 'ZZZ'", "price = 9223372036854775807"])
    func `a product that makes no sense is reported`(damage: String) async throws {
        try await withFolder { folder in
            let store = try StoreHarness.open(.folder(folder))
            _ = try await store.carts.add(.known(501), quantity: 3, operation: StoreHarness.operation())
            try StoreHarness.run("UPDATE product SET \(damage)", in: folder)
            var cart = store.carts.cart().reader()
            #expect(try await cart.error()?.code == "storage-corrupt")
        }
    }
}
