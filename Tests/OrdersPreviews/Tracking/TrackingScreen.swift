import Domain
import Orders
import Support
import Testing

/// The tracking of order #1042 on its fakes.
final class TrackingScreen: DrivenScreen {
    let orders: FakeOrderRepository
    let driver: ScreenDriver
    private weak var model: TrackingModel?

    init(_ order: Order?, session: StaffSession? = .pharmacist, number: OrderNumber) {
        orders = FakeOrderRepository([order].compactMap { $0 }, session: session)
        let model = TrackingModel(number: number, dependencies: OrdersDependencies(orders))
        self.model = model
        driver = ScreenDriver(TrackingView(model: model), deliveries: [orders.deliveries])
    }

    var repositoryCalls: Int { orders.calls.count }
    var openStreams: Int { orders.openStreams }
    var isModelGone: Bool { model == nil }
}

/// Every state of the tracking of an order, named after its golden.
nonisolated enum TrackingState: String, PreviewState {
    case loading, loaded, finished, refreshing, refreshFailed, failed, notFound, denied, long, wide, hostile

    /// The screen in this state.
    @MainActor func screen() async throws -> TrackingScreen {
        let number = try #require(OrderNumber(1042))
        let screen = TrackingScreen(try order, session: self == .denied ? nil : .pharmacist, number: number)
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

    private var order: Order? {
        get throws {
            switch self {
            case .notFound: nil
            case .finished: try .sample(1042, .refunded)
            case .long: try .sample(1042, .paid).packed(by: Specimen.long)
            case .wide: try .sample(1042, .paid).packed(by: Specimen.wide)
            case .hostile: try .sample(1042, .paid).packed(by: Specimen.hostile)
            default: try .sample(1042, .shipped)
            }
        }
    }
}

extension Order {
    /// The order after someone packed it.
    nonisolated func packed(by name: String) throws -> Order {
        try moved(OrderEvent(state: .packed, at: .sample, by: name))
    }
}
