import Domain
import Support
import Testing

/// Every state of the screen of one order, named after its golden.
nonisolated enum OrderDetailState: String, PreviewState {
    case loading, loaded, noStep, refreshing, refreshFailed, failed, notFound, denied, refused
    case long, wide, hostile

    /// The screen in this state.
    @MainActor func screen() async throws -> OrderDetailScreen {
        let number = try #require(OrderNumber(1042))
        let screen = OrderDetailScreen(try order, role: self == .denied ? nil : .pharmacist, number: number)
        if self == .loading {
            screen.orders.answers.hold()
            await screen.driver.currentScreen()
            return screen
        }
        if self == .failed { screen.orders.answers.outage = .storage(.busy(path: "/clinic/clinic.sqlite")) }
        await screen.driver.settle()
        try await bringAbout(on: screen)
        return screen
    }

    private var order: Order? {
        get throws {
            switch self {
            case .notFound: nil
            case .noStep: try .sample(1042, .refundRequested)
            case .long: try .sample(1042, .packed, customer: Specimen.long, seller: .named(Specimen.long), lines: lines)
            case .wide: try .sample(1042, .packed, customer: Specimen.wide, seller: .named(Specimen.wide), lines: lines)
            case .hostile:
                try .sample(1042, .packed, customer: Specimen.hostile, seller: .named(Specimen.hostile), lines: lines)
            default: try .sample(1042, .packed)
            }
        }
    }

    private var lines: [OrderLine] {
        get throws {
            let item =
                switch self {
                case .long: Specimen.long
                case .wide: Specimen.wide
                default: Specimen.hostile
                }
            return try [1, 12, 100_000].map {
                try OrderLine(item: item, quantity: $0, unitPrice: Money(minorUnits: 12_345, currency: .eur))
            }
        }
    }

    @MainActor private func bringAbout(on screen: OrderDetailScreen) async throws {
        switch self {
        case .refreshing: screen.orders.answers.freshness = .refreshing
        case .refreshFailed: screen.orders.answers.outage = .storage(.full(path: "/clinic/clinic.sqlite"))
        case .refused:
            screen.orders.answers.failNext(with: .conflict("Order #1042 is shipped and cannot become shipped."))
            try await screen.driver.press("advance")
        default: break
        }
        await screen.driver.settle()
    }
}

extension Seller {
    /// A seller by name.
    nonisolated static func named(_ name: String) -> Seller {
        Seller(id: Identifier(.sample(2)), number: .known(12), name: name, phone: "+34 600 555 099")
    }
}
