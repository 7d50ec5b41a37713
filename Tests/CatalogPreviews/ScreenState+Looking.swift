import Domain
import Support
import Testing

/// The states of the screens of products.
extension ScreenState {
    @MainActor func categories() async throws -> ShopScreen {
        let shop = self == .categoriesEmpty ? Shop([], categories: []) : try shop()
        if self == .categoriesLoaded { try await shop.add(501, 2) }
        let screen = await ended(.categories(shop))
        if self == .categoriesNotSearchable {
            try await screen.driver.type(String(repeating: "x", count: 101), into: "search")
        }
        return screen
    }

    @MainActor func products() async throws -> ShopScreen {
        let name = try #require(CategoryName(self == .productsEmpty ? "seasonal" : "pain-and-fever"))
        let choice: ProductChoice
        switch self {
        case .productsNotFound: choice = .category(try #require(CategoryName("nowhere")))
        case .searchFound: choice = .search(try #require(SearchText("gla")))
        case .searchEmpty: choice = .search(try #require(SearchText("zzz")))
        default: choice = .category(name)
        }
        let screen = await ended(.products(choice, try shop(), pageSize: self == .productsMiddlePage ? 1 : 10))
        if self == .productsMiddlePage { try await screen.driver.press("more") }
        return screen
    }

    @MainActor func product() async throws -> ShopScreen {
        let shop = try shop(role: self == .productVisitor ? nil : .receptionist)
        let number = [.productNotFound: 9_999, .productSoldOut: 504, .productTooMany: 514][self] ?? 501
        let screen = await ended(.product(number, shop))
        switch self {
        case .productAdded: try await order("2", on: screen)
        case .productTooMany: try await order("3", on: screen)
        case .productNoNumber: try await order("two", on: screen)
        default: break
        }
        return screen
    }

    @MainActor func seller() async throws -> ShopScreen {
        await ended(.seller(self == .sellerNotFound ? 99 : 11, try shop()))
    }

    @MainActor private func order(_ quantity: String, on screen: ShopScreen) async throws {
        try await screen.driver.type(quantity, into: "quantity")
        try await screen.driver.press("add")
    }
}
