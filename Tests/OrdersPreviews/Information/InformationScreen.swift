import DesignSystem
import Domain
import Orders
import Support
import Testing

/// An informational sheet about order #1042, on its fake.
final class InformationScreen: DrivenScreen {
    let orders: FakeOrderRepository
    let driver: ScreenDriver
    private weak var model: AnyObject?

    private init(_ orders: FakeOrderRepository, model: AnyObject, _ view: some View) {
        self.orders = orders
        self.model = model
        driver = ScreenDriver(view, style: .sheet, deliveries: [orders.deliveries])
    }

    /// The support contact of an order.
    static func support(_ order: Order?, session: StaffSession? = .pharmacist) throws -> InformationScreen {
        let orders = FakeOrderRepository([order].compactMap { $0 }, session: session)
        let model = ContactSupportModel(
            number: try #require(OrderNumber(1042)), dependencies: OrdersDependencies(orders))
        return InformationScreen(orders, model: model, ContactSupportView(model: model))
    }

    /// The text to share about an order.
    static func share(_ order: Order?, session: StaffSession? = .pharmacist) throws -> InformationScreen {
        let orders = FakeOrderRepository([order].compactMap { $0 }, session: session)
        let model = ShareModel(
            number: try #require(OrderNumber(1042)), link: "clinic://orders/1042",
            dependencies: OrdersDependencies(orders))
        return InformationScreen(orders, model: model, ShareView(model: model))
    }

    var repositoryCalls: Int { orders.calls.count }
    var openStreams: Int { orders.openStreams }
    var isModelGone: Bool { model == nil }
}

/// Every state of such a sheet, named after its golden.
nonisolated enum InformationState: String, PreviewState {
    case loading, loaded, refreshing, refreshFailed, failed, notFound, denied, long, wide, hostile

    /// The support contact, in this state.
    @MainActor func support() async throws -> InformationScreen {
        try await screen { try .support($0, session: $1) }
    }

    /// The text to share, in this state.
    @MainActor func share() async throws -> InformationScreen {
        try await screen { try .share($0, session: $1) }
    }

    @MainActor private func screen(
        _ make: @MainActor (Order?, StaffSession?) throws -> InformationScreen
    ) async throws -> InformationScreen {
        let order = self == .notFound ? nil : try Order.sample(1042, .shipped, customer: "Lena Vogt", seller: seller)
        let screen = try make(order, self == .denied ? nil : .pharmacist)
        if self == .loading {
            screen.orders.answers.hold()
            await screen.driver.currentScreen()
            return screen
        }
        if self == .failed { screen.orders.answers.outage = .storage(.busy(path: "/clinic/clinic.sqlite")) }
        await screen.driver.settle()
        if self == .refreshing { screen.orders.answers.freshness = .refreshing }
        if self == .refreshFailed { screen.orders.answers.outage = .storage(.full(path: "/clinic/clinic.sqlite")) }
        await screen.driver.settle()
        return screen
    }

    private var seller: Seller {
        switch self {
        case .long: .named(Specimen.long)
        case .wide: .named(Specimen.wide)
        case .hostile: .named(Specimen.hostile)
        default: .sample
        }
    }
}
