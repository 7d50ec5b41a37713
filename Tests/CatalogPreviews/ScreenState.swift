import Domain
import Support
import Testing

/// Every state of the screens of the catalogue, named after its golden.
nonisolated enum ScreenState: String, PreviewState {
    case categoriesLoading, categoriesLoaded, categoriesEmpty, categoriesLong, categoriesWide, categoriesHostile
    case categoriesNotSearchable, categoriesFailed, categoriesRefreshing, categoriesRefreshFailed
    case productsLoading, productsLoaded, productsMiddlePage, productsEmpty, productsLong, productsWide, productsHostile
    case productsNotFound, productsFailed, productsRefreshing, productsRefreshFailed, searchFound, searchEmpty
    case productLoading, productVisitor, productAdded, productTooMany, productNoNumber, productSoldOut, productLong
    case productWide, productHostile, productNotFound, productFailed, productRefreshing, productRefreshFailed
    case sellerLoading, sellerLoaded, sellerLong, sellerWide, sellerHostile, sellerNotFound, sellerFailed
    case sellerRefreshing, sellerRefreshFailed
    case cartLoading, cartEmpty, cartLoaded, cartChosen, cartShort, cartRefused, cartLong, cartWide, cartHostile
    case cartFailed, cartRefreshing, cartRefreshFailed
    case checkoutLoading, checkoutLoaded, checkoutPatient, checkoutNoPatient, checkoutNoName, checkoutLost,
        checkoutPlaced
    case checkoutEmpty, checkoutDenied, checkoutLong, checkoutWide, checkoutHostile, checkoutNotFound, checkoutFailed
    case checkoutRefreshing, checkoutRefreshFailed
    case confirmationLoading, confirmationOne, confirmationTwo, confirmationLong, confirmationWide, confirmationHostile
    case confirmationDenied, confirmationFailed, confirmationRefreshing, confirmationRefreshFailed

    /// The name of the screen: `cart`.
    var screenName: String { String(rawValue.prefix { !$0.isUppercase }) }

    /// The name of its state: `short`.
    var stateName: String {
        let state = rawValue.dropFirst(screenName.count)
        return "\(state.prefix(1).lowercased())\(state.dropFirst())"
    }

    /// The sample text in place of names, in the states that test them.
    var specimen: String? {
        if rawValue.hasSuffix("Long") { return Specimen.long }
        if rawValue.hasSuffix("Wide") { return Specimen.wide }
        return rawValue.hasSuffix("Hostile") ? Specimen.hostile : nil
    }

    /// The screen in this state.
    @MainActor func screen() async throws -> ShopScreen {
        switch self {
        case .categoriesLoading, .categoriesLoaded, .categoriesEmpty, .categoriesLong, .categoriesWide,
            .categoriesHostile, .categoriesNotSearchable, .categoriesFailed, .categoriesRefreshing,
            .categoriesRefreshFailed:
            try await categories()
        case .productsLoading, .productsLoaded, .productsMiddlePage, .productsEmpty, .productsLong, .productsWide,
            .productsHostile, .productsNotFound, .productsFailed, .productsRefreshing, .productsRefreshFailed,
            .searchFound, .searchEmpty:
            try await products()
        case .productLoading, .productVisitor, .productAdded, .productTooMany, .productNoNumber, .productSoldOut,
            .productLong, .productWide, .productHostile, .productNotFound, .productFailed, .productRefreshing,
            .productRefreshFailed:
            try await product()
        case .sellerLoading, .sellerLoaded, .sellerLong, .sellerWide, .sellerHostile, .sellerNotFound, .sellerFailed,
            .sellerRefreshing, .sellerRefreshFailed:
            try await seller()
        case .cartLoading, .cartEmpty, .cartLoaded, .cartChosen, .cartShort, .cartRefused, .cartLong, .cartWide,
            .cartHostile, .cartFailed, .cartRefreshing, .cartRefreshFailed:
            try await cart()
        case .checkoutLoading, .checkoutLoaded, .checkoutPatient, .checkoutNoPatient, .checkoutNoName, .checkoutLost,
            .checkoutPlaced, .checkoutEmpty, .checkoutDenied, .checkoutLong, .checkoutWide, .checkoutHostile,
            .checkoutNotFound, .checkoutFailed, .checkoutRefreshing, .checkoutRefreshFailed:
            try await checkout()
        case .confirmationLoading, .confirmationOne, .confirmationTwo, .confirmationLong, .confirmationWide,
            .confirmationHostile, .confirmationDenied, .confirmationFailed, .confirmationRefreshing,
            .confirmationRefreshFailed:
            try await confirmation()
        }
    }

    /// The shop in this state: one product with the sample text as its name, or the usual ones.
    @MainActor func shop(role: Role? = nil) throws -> Shop {
        guard let specimen else { return Shop(role: role) }
        let seller = Seller.sample(1, specimen, phone: specimen)
        let name = try #require(CategoryName("pain-and-fever"))
        let strange = Product(
            id: Identifier(.sample(501)), number: .known(501), name: specimen,
            category: ProductCategory(name: name, title: specimen),
            price: Money(minorUnits: .max / 4, currency: .kwd), stock: 3, reorderLevel: 1, seller: seller,
            details: specimen)
        return Shop([strange, try .sample(502, seller: seller)], categories: [strange.category], role: role)
    }

    /// The common end of a state: waiting, failed, out of date, or unchanged.
    @MainActor func ended(_ screen: ShopScreen) async -> ShopScreen {
        if rawValue.hasSuffix("Loading") { return await screen.waiting() }
        if rawValue.hasSuffix("RefreshFailed") {
            return await screen.settled().fail(.storage(.full(path: "/clinic/clinic.sqlite")))
        }
        if rawValue.hasSuffix("Refreshing") { return await screen.settled().refresh() }
        return rawValue.hasSuffix("Failed") ? await screen.fail() : await screen.settled()
    }
}
