import Domain
import Support

/// Every state of the list of orders, named after its golden.
nonisolated enum OrderListState: String, PreviewState {
    case loading, loaded, middlePage, empty, nothingPasses, emptiedPage, refreshing, refreshFailed, failed, denied
    case long, wide, hostile

    /// The screen in this state.
    @MainActor func screen() async throws -> OrderListScreen {
        let screen = OrderListScreen(try orders, session: self == .denied ? nil : .pharmacist, pageSize: pageSize)
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

    private var pageSize: Int {
        switch self {
        case .middlePage, .emptiedPage: 3
        default: 10
        }
    }

    private var orders: [Order] {
        get throws {
            switch self {
            case .empty: []
            case .nothingPasses: [try .sample(1042, .delivered)]
            case .emptiedPage: try Order.ties(4)
            case .long: Order.samples + [try .sample(1_234_567, .refundRequested, customer: Specimen.long)]
            case .wide: Order.samples + [try .sample(1042, customer: Specimen.wide)]
            case .hostile: Order.samples + [try .sample(1042, customer: Specimen.hostile)]
            default: Order.samples
            }
        }
    }

    @MainActor private func bringAbout(on screen: OrderListScreen) async throws {
        switch self {
        case .middlePage: try await screen.driver.press("more")
        case .nothingPasses: try await screen.driver.choose("Open", in: "filter")
        case .emptiedPage:
            try await screen.driver.press("more")
            screen.orders.remove(Identifier(.sample(1)))
        case .refreshing: screen.orders.answers.freshness = .refreshing
        case .refreshFailed: screen.orders.answers.outage = .storage(.full(path: "/clinic/clinic.sqlite"))
        default: break
        }
        await screen.driver.settle()
    }
}
