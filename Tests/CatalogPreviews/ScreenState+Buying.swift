import Domain
import Support
import Testing

/// The states of the screens of a purchase.
extension ScreenState {
    @MainActor func cart() async throws -> ShopScreen {
        let shop = try shop()
        if self != .cartEmpty { try await fill(shop) }
        let screen = await ended(.cart(shop))
        switch self {
        case .cartChosen: try await screen.driver.press("2 × Ibuprofen 400 mg, 20 tablets 9.80 EUR")
        case .cartShort: try shop.sell(514, leaving: 0)
        case .cartRefused:
            try await screen.driver.press("1 × Reading glasses 24.00 EUR")
            try await screen.driver.type("5", into: "quantity")
            try await screen.driver.press("change")
        default: break
        }
        return await screen.cleared(unless: rawValue.hasSuffix("Loading"))
    }

    @MainActor func checkout() async throws -> ShopScreen {
        let shop = try shop(role: .receptionist)
        if self == .checkoutEmpty {
            try await shop.add(501)
            _ = try await shop.carts.change(
                .known(501), from: 1, to: 0, operation: OperationID(shop.identifiers.next()))
        } else {
            try await fill(shop)
        }
        if self == .checkoutDenied { shop.sessions.current = nil }
        let screen = await ended(.checkout(self == .checkoutNotFound ? 9_999 : 701, shop))
        try await type(on: screen)
        return await screen.cleared(unless: rawValue.hasSuffix("Loading"))
    }

    @MainActor func confirmation() async throws -> ShopScreen {
        let shop = Shop(role: .receptionist)
        let customer = specimen ?? "Lena Vogt"
        for (number, seller) in [(1_045, Seller.sample), (1_046, .aurora)] {
            shop.orders.put(try .sample(number, .placed, customer: customer, seller: seller))
        }
        if self == .confirmationDenied { shop.sessions.current = nil }
        let numbers = self == .confirmationTwo ? [1_045, 1_046] : [1_045]
        return await ended(.confirmation(numbers, shop, RecordingPurchaseCoordinator()))
    }

    @MainActor private func fill(_ shop: Shop) async throws {
        try await shop.add(501, 2)
        if specimen == nil { try await shop.add(514) }
    }

    @MainActor private func type(on screen: ShopScreen) async throws {
        switch self {
        case .checkoutPatient: try await screen.driver.type("2001", into: "patient")
        case .checkoutNoPatient: try await screen.driver.type("2077", into: "patient")
        case .checkoutNoName: try await screen.driver.press("place")
        case .checkoutLost:
            try await screen.driver.type("Lena Vogt", into: "customer")
            screen.shop.carts.answers.failNext(with: .conflict("Reading glasses is sold out."))
            try await screen.driver.press("place")
        case .checkoutPlaced:
            let lines = try #require(try await screen.shop.cart()?.lines)
            _ = try await screen.shop.carts.place(
                Checkout(cart: .known(701), seen: lines, customer: "Lena Vogt", patient: nil),
                operation: OperationID(screen.shop.identifiers.next()))
        default: break
        }
    }
}

extension ShopScreen {
    /// The screen after everything has loaded, unless it is shown while it waits.
    func cleared(unless waits: Bool) async -> ShopScreen {
        waits ? self : await settled()
    }
}
