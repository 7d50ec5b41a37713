import DesignSystem
import Domain
import Orders
import Support
import Testing

/// The question whether to cancel order #1042, on its fakes.
final class CancelOrderScreen: DrivenScreen {
    let orders: FakeOrderRepository
    let coordinator = RecordingOrdersCoordinator()
    let errors = RecordingErrorRouting()
    let driver: ScreenDriver
    private weak var model: CancelOrderModel?

    init(_ order: Order?, session: StaffSession? = .sample(.receptionist)) throws {
        orders = FakeOrderRepository([order].compactMap { $0 }, session: session)
        let model = CancelOrderModel(
            number: try #require(OrderNumber(1042)), dependencies: OrdersDependencies(orders, errors: errors),
            coordinator: coordinator)
        self.model = model
        driver = ScreenDriver(CancelOrderAlert(model: model), style: .alert, deliveries: [orders.deliveries])
    }

    var repositoryCalls: Int { orders.calls.count }
    var openStreams: Int { orders.openStreams }
    var isModelGone: Bool { model == nil }
}

/// Every state of the question, named after its golden.
nonisolated enum CancelOrderState: String, PreviewState {
    case loading, asked, paid, tooLate, refused, refreshing, refreshFailed, failed, notFound, denied, long, wide,
        hostile

    /// The screen in this state.
    @MainActor func screen() async throws -> CancelOrderScreen {
        let order = self == .notFound ? nil : try Order.sample(1042, state, customer: customer)
        let screen = try CancelOrderScreen(order, session: self == .denied ? nil : .sample(.receptionist))
        if self == .loading {
            screen.orders.answers.hold()
            await screen.driver.currentScreen()
            return screen
        }
        if self == .failed { screen.orders.answers.outage = .storage(.busy(path: "/clinic/clinic.sqlite")) }
        await screen.driver.settle()
        if self == .refused {
            screen.orders.answers.failNext(with: .conflict("Order #1042 is packed and cannot become cancelled."))
            try await screen.driver.press("cancel-order")
        }
        if self == .refreshing { screen.orders.answers.freshness = .refreshing }
        if self == .refreshFailed { screen.orders.answers.outage = .storage(.full(path: "/clinic/clinic.sqlite")) }
        await screen.driver.settle()
        return screen
    }

    private var state: OrderState {
        switch self {
        case .paid: .paid
        case .tooLate: .packed
        default: .placed
        }
    }

    private var customer: String {
        switch self {
        case .long: Specimen.long
        case .wide: Specimen.wide
        case .hostile: Specimen.hostile
        default: "Lena Vogt"
        }
    }
}
