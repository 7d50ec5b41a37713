import Domain
import Support

/// Every state of the refund screen, named after its golden.
nonisolated enum RefundState: String, PreviewState {
    case loading, whoIsUnknown, canAsk, noReason, typed, waits, ownRequest, canDecide, granted, declined, never
    case refreshing, refreshFailed, failed, notFound, denied, refused, long, wide, hostile

    /// The screen in this state.
    @MainActor func screen() async throws -> RefundScreen {
        let screen = try RefundScreen(try order, role: role)
        if self == .loading || self == .whoIsUnknown {
            (self == .loading ? screen.orders.answers : screen.sessions.answers).hold()
            await screen.driver.currentScreen()
            return screen
        }
        if self == .failed { screen.orders.answers.outage = .storage(.busy(path: "/clinic/clinic.sqlite")) }
        await screen.driver.settle()
        try await bringAbout(on: screen)
        return screen
    }

    private var role: Role? {
        switch self {
        case .denied: nil
        case .waits: .clinician
        default: .pharmacist
        }
    }

    private var order: Order? {
        get throws {
            let paid = try Order.sample(1042, .paid)
            return switch self {
            case .notFound: nil
            case .never: try .sample(1042, .placed)
            case .waits, .canDecide: try paid.refundAsked(by: .ben, note: "The customer has changed their mind.")
            case .ownRequest: try paid.refundAsked(by: .ana)
            case .granted: try .sample(1042, .refunded)
            case .declined:
                try paid.refundAsked(by: .ben, note: "Too late.")
                    .refundDecided(.declined, by: .maya, note: "It was opened.")
            case .long: try paid.refundAsked(by: .ben, note: Specimen.long)
            case .wide: try paid.refundAsked(by: .ben, note: Specimen.wide)
            case .hostile: try paid.refundAsked(by: .ben, note: Specimen.hostile)
            default: paid
            }
        }
    }

    @MainActor private func bringAbout(on screen: RefundScreen) async throws {
        switch self {
        case .noReason: try await screen.driver.press("ask")
        case .typed: try await screen.driver.type("It broke.", into: "reason")
        case .refused:
            try await screen.driver.type("It broke.", into: "reason")
            screen.orders.answers.failNext(with: .conflict("Order #1042 is cancelled."))
            try await screen.driver.press("ask")
        case .refreshing: screen.orders.answers.freshness = .refreshing
        case .refreshFailed: screen.orders.answers.outage = .storage(.full(path: "/clinic/clinic.sqlite"))
        default: break
        }
        await screen.driver.settle()
    }
}
