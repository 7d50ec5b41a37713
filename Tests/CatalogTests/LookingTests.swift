import Catalog
import DesignSystem
import Domain
import Support
import Testing

@testable import CatalogPreviews

@Suite("Browsing the catalogue")
struct LookingTests {
    @Test func `picking a category, and searching, ask the coordinator`() async throws {
        let screen = await ShopScreen.categories(Shop()).settled()
        try await screen.driver.press("Eye care 4 products")
        try await screen.driver.type("  Glas ", into: "search")
        try await screen.driver.type("", into: "search")
        try await screen.driver.press("cart")
        let category = try #require(CategoryName("eye-care"))
        #expect(
            screen.shop.coordinator.requests == [.category(category), .search(SearchText("Glas")), .search(nil), .cart])
    }

    @Test func `a search that is too long is reported, and the next valid one clears the message`() async throws {
        let screen = try await ScreenState.categoriesNotSearchable.screen()
        #expect(screen.driver.screen.failure == "invalid-input")
        try await screen.driver.type("ibu", into: "search")
        #expect(screen.driver.screen.failure == nil)
    }

    @Test
    func `from a list of products one comes to each of them, to the cart and to what a search finds`() async throws {
        let choice = ProductChoice.category(try #require(CategoryName("eye-care")))
        let screen = await ShopScreen.products(choice, Shop(), pageSize: 3).settled()
        try await screen.driver.type(String(repeating: "x", count: SearchText.maxLength + 1), into: "search")
        #expect(screen.driver.screen.failure == "invalid-input")
        try await screen.driver.type("Glas", into: "search")
        try await screen.driver.type(" ", into: "search")
        #expect(screen.driver.screen.failure == nil)
        let row = try #require(screen.driver.buttons.first { $0.hasPrefix("#514") })
        try await screen.driver.press(row)
        try await screen.driver.press("cart")
        #expect(
            screen.shop.coordinator.requests == [
                .search(SearchText("Glas")), .search(nil), .product(.known(514)), .cart,
            ])
    }

    @Test(arguments: [1, 2, 3, 4])
    func `pages of products show each once, forward and back`(pageSize: Int) async throws {
        let choice = ProductChoice.category(try #require(CategoryName("eye-care")))
        let screen = await ShopScreen.products(choice, Shop(), pageSize: pageSize).settled()
        var forward = [screen.numbers]
        while screen.driver.shows("more") {
            try await screen.driver.press("more")
            forward.append(screen.numbers)
        }
        #expect(forward.flatMap { $0 } == [513, 515, 514, 516])
        var back = [screen.numbers]
        while screen.driver.shows("previous") {
            try await screen.driver.press("previous")
            back.append(screen.numbers)
        }
        #expect(back.reversed() == forward)
        #expect(screen.openStreams == 1)
    }

    @Test func `a sale elsewhere shows in an open list and on an open product`() async throws {
        let shop = Shop()
        let list = await ShopScreen.products(.seller(.known(11)), shop).settled()
        let product = await ShopScreen.product(501, shop).settled()
        try shop.sell(501, leaving: 0)
        await list.driver.settle()
        await product.driver.settle()
        #expect(list.driver.shows("#501 sold out Ibuprofen 400 mg, 20 tablets 4.90 EUR"))
        #expect(!product.driver.shows("add"))
    }

    @Test func `from a product one comes to its seller, and to its orders only where one may see them`() async throws {
        let shop = Shop(role: .clinician)
        let screen = await ShopScreen.product(501, shop).settled()
        try await screen.driver.press("seller")
        try await screen.driver.press("orders")
        #expect(shop.coordinator.requests == [.seller(.known(11)), .orders(.known(501))])
        shop.sessions.current = nil
        await screen.driver.settle()
        #expect(!screen.driver.shows("orders"))
    }

    @Test(arguments: [nil, .receptionist, .clinician, .pharmacist, .manager] as [Role?])
    func `a product's history is offered to those who watch the stock, and asked of the coordinator`(
        role: Role?
    ) async throws {
        let shop = Shop(role: role)
        let screen = await ShopScreen.product(501, shop).settled()
        let isOffered = role?.may(.watchStock) == true
        #expect(screen.driver.shows("history") == isOffered)
        guard isOffered else { return }
        try await screen.driver.press("history")
        #expect(shop.coordinator.requests == [.history(.known(501))])
    }

    @Test func `a seller's products lead to each product`() async throws {
        let screen = await ShopScreen.seller(13, Shop(), pageSize: 3).settled()
        #expect(screen.numbers == [513, 515, 514])
        try await screen.driver.press("more")
        try await screen.driver.press("#516 3 left Reading glasses 26.00 EUR")
        #expect(screen.shop.coordinator.requests == [.product(.known(516))])
    }

    @Test func `a page has ten products by default`() async throws {
        let shop = Shop(try (1...11).map { try Product.sample(500 + $0, "Thing \($0)", seller: .aurora) })
        let products = ProductListModel(
            .seller(.known(13)), dependencies: shop.dependencies, coordinator: shop.coordinator)
        let model = SellerModel(number: .known(13), dependencies: shop.dependencies, products: products)
        let driver = ScreenDriver(SellerView(model: model), deliveries: shop.deliveries)
        await driver.settle()
        #expect(driver.buttons.count { $0.contains("Thing") } == 10)
        try await driver.more()
        #expect(driver.buttons.count { $0.contains("Thing") } == 1)
    }

    @Test func `a product is added to the current cart, once for each press`() async throws {
        let shop = Shop()
        let screen = await ShopScreen.product(501, shop).settled()
        try await screen.driver.type(" 3 ", into: "quantity")
        try await screen.driver.press("add")
        #expect(try await shop.cart()?.quantity(of: .known(501)) == 3)
        #expect(screen.driver.shows("Cart (3), 14.70 EUR"))
        #expect(try screen.driver.find("quantity").value == "1")
        try await screen.driver.press("add")
        #expect(screen.driver.shows("In your cart: 4."))
    }

    @Test(
        arguments: ["0", "-1", "two", "", "99", "1e3"])
    func `a quantity that cannot be had is kept for mending, and says why`(text: String) async throws {
        let shop = Shop()
        let screen = await ShopScreen.product(501, shop).settled()
        try await screen.driver.type(text, into: "quantity")
        try await screen.driver.press("add")
        #expect(screen.driver.screen.failure != nil)
        #expect(try screen.driver.find("quantity").value == text)
        #expect(try await shop.cart() == nil)
        try await screen.driver.type("2", into: "quantity")
        #expect(screen.driver.screen.failure == nil)
    }
}

extension ShopScreen {
    /// The numbers of the visible products, from top to bottom.
    var numbers: [Int] {
        driver.buttons.compactMap { $0.hasPrefix("#") ? Int($0.dropFirst().prefix { $0 != " " }) : nil }
    }
}
