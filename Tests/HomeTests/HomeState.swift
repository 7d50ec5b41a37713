import Domain
import Foundation
import Support

/// Every state that the start can be in, by the name of its golden.
nonisolated enum HomeState: String, CaseIterable {
    case loading, visitor, failed, staff, secondSignIn, waitingLoading, nothingWaits, moreThanFive
    case refreshing, refreshFailed, ordersFailed, long, wide, hostile

    /// The screen in this state.
    @MainActor func screen() async throws -> HomeScreen {
        let screen = HomeScreen(try orders, session: session)
        switch self {
        case .loading: screen.sessions.answers.hold()
        case .waitingLoading: screen.orders.answers.hold()
        case .failed: screen.sessions.answers.outage = .storage(.busy(path: "/clinic/clinic.sqlite"))
        case .ordersFailed: screen.orders.answers.outage = .storage(.busy(path: "/clinic/clinic.sqlite"))
        default: break
        }
        if self == .loading || self == .waitingLoading {
            await screen.driver.glance()
            return screen
        }
        await screen.driver.settle()
        if self == .refreshing { screen.orders.answers.freshness = .refreshing }
        if self == .refreshFailed { screen.orders.answers.outage = .storage(.full(path: "/clinic/clinic.sqlite")) }
        await screen.driver.settle()
        return screen
    }

    private var session: StaffSession? {
        switch self {
        case .visitor: nil
        case .secondSignIn: StaffSession(staff: .chen, startedAt: .sample, lastSignIn: .sample - 86_400)
        case .long: .named(Specimen.long)
        case .wide: .named(Specimen.wide)
        case .hostile: .named(Specimen.hostile)
        default: .pharmacist
        }
    }

    private var orders: [Order] {
        get throws {
            switch self {
            case .nothingWaits: [try .sample(1042, .delivered)]
            case .moreThanFive: try (1036...1042).map { try .sample($0, .paid) }
            case .long: try [.sample(1042, .placed, customer: Specimen.long), .sample(1043, .refundRequested)]
            case .wide: try [.sample(1042, .placed, customer: Specimen.wide), .sample(1043, .refundRequested)]
            case .hostile: try [.sample(1042, .placed, customer: Specimen.hostile), .sample(1043, .refundRequested)]
            default: Order.samples
            }
        }
    }
}

extension StaffSession {
    /// The session of a pharmacist by name.
    nonisolated static func named(_ name: String) -> StaffSession {
        let staff = Staff(id: Identifier(.sample(9)), userName: "x", name: name, role: .pharmacist)
        return StaffSession(staff: staff, startedAt: .sample, lastSignIn: nil)
    }
}
