import Domain
import Foundation
import Support

/// Every state of the home screen, named after its golden.
nonisolated enum HomeState: String, PreviewState {
    case loading, visitor, failed, staff, secondSignIn, waitingLoading, nothingWaits, moreThanFive
    case refreshing, refreshFailed, ordersFailed, long, wide, hostile
    case frontDesk, clinician, manager, noAppointments, enoughStock, notSaved, appointmentsFailed, stockFailed
    case online, offline, needsOne, needsMore

    /// The screen in this state.
    @MainActor func screen() async throws -> HomeScreen {
        let screen = HomeScreen(
            try orders, appointments: try appointments, products: products, failed: failed, queued: queued,
            reach: reach,
            session: session)
        switch self {
        case .loading: screen.sessions.answers.hold()
        case .waitingLoading: screen.orders.answers.hold()
        case .failed: screen.sessions.answers.outage = .storage(.busy(path: "/clinic/clinic.sqlite"))
        case .ordersFailed: screen.orders.answers.outage = .storage(.busy(path: "/clinic/clinic.sqlite"))
        case .appointmentsFailed: screen.appointments.answers.outage = .storage(.busy(path: "/clinic/clinic.sqlite"))
        case .stockFailed: screen.catalog.answers.outage = .storage(.busy(path: "/clinic/clinic.sqlite"))
        default: break
        }
        if self == .loading || self == .waitingLoading {
            await screen.driver.currentScreen()
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
        case .frontDesk, .appointmentsFailed: .sample(.receptionist)
        case .clinician, .noAppointments: .sample(.clinician)
        case .manager: .sample(.manager)
        case .secondSignIn: StaffSession(staff: .chen, startedAt: .sample, lastSignIn: .sample - 86_400)
        case .long: .named(Specimen.long)
        case .wide: .named(Specimen.wide)
        case .hostile: .named(Specimen.hostile)
        default: .pharmacist
        }
    }

    private var appointments: [Appointment]? {
        get throws {
            switch self {
            case .noAppointments: []
            case .long: [try .sample(minutesAfterNine: 60, patient: .sample(2001, Specimen.long))]
            case .wide: [try .sample(minutesAfterNine: 60, patient: .sample(2001, Specimen.wide))]
            case .hostile: [try .sample(minutesAfterNine: 60, patient: .sample(2001, Specimen.hostile))]
            default: nil
            }
        }
    }

    private var products: [Product] {
        self == .enoughStock ? Product.samples.filter { !$0.runsLow } : Product.samples
    }

    private var reach: RemoteReach? {
        switch self {
        case .online, .needsMore: .online
        case .offline, .needsOne: .offline(.down)
        default: nil
        }
    }

    private var queued: [OutboxEntry] {
        switch self {
        case .offline: [.sample(14), .sample(15)]
        case .needsOne: [.sample(14), .sample(18, .conflicting)]
        case .needsMore: OutboxEntry.samples
        default: []
        }
    }

    private var failed: [FailedWrite] { self == .notSaved ? [.sample] : [] }

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

extension FailedWrite {
    /// A write that a full disk failed.
    nonisolated static var sample: FailedWrite {
        FailedWrite(
            id: Identifier(.sample(77)), what: "a step of an order", error: .storage(.full(path: "/clinic")),
            at: .sample)
    }
}

extension StaffSession {
    /// The session of a manager by name, whose home screen has all parts.
    nonisolated static func named(_ name: String) -> StaffSession {
        let staff = Staff(id: Identifier(.sample(9)), userName: "x", name: name, role: .manager)
        return StaffSession(staff: staff, startedAt: .sample, lastSignIn: nil)
    }
}
