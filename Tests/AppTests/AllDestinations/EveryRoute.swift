import Domain
import Navigation
import Support
import Testing

@testable import App

/// A type whose samples form a chain. Every `next` switches over all cases without a default, so a new case does not
/// compile until it has a place in the chain.
nonisolated protocol Walkable: Hashable {
    static var first: Self { get }
    var next: Self? { get }
}

nonisolated extension Walkable {
    /// Every sample, in order.
    static var all: [Self] { Array(sequence(first: first, next: \.next)) }
}

nonisolated extension Order {
    /// The order of all samples, which can be tracked, cancelled, refunded and shared.
    fileprivate static var toured: OrderNumber? { OrderNumber(1032) }
}

nonisolated extension HomeRoute: Walkable {
    static var first: HomeRoute { .start }

    var next: HomeRoute? {
        let codes = AppError.examples.map(\.code)
        switch self {
        case .start: return codes.first.flatMap(ErrorCode.init).map(HomeRoute.error)
        case .error(let code):
            return codes.drop { $0 != code.linkSegment }.dropFirst().first.flatMap(ErrorCode.init).map(HomeRoute.error)
        }
    }
}

nonisolated extension OrdersRoute: Walkable {
    static var first: OrdersRoute { .list }

    var next: OrdersRoute? {
        switch self {
        case .list: .scoped(.patient(.known(2_001)))
        case .scoped(.patient): .scoped(.product(.known(501)))
        case .scoped: Order.toured.map(OrdersRoute.detail)
        case .detail(let number): .tracking(number)
        case .tracking(let number): .refund(number)
        case .refund(let number): .history(number)
        case .history: nil
        }
    }
}

nonisolated extension SettingsRoute: Walkable {
    static var first: SettingsRoute { .preferences }

    var next: SettingsRoute? {
        switch self {
        case .preferences: .data
        case .data: nil
        }
    }
}

nonisolated extension SyncRoute: Walkable {
    static var first: SyncRoute { .queue }

    var next: SyncRoute? {
        switch self {
        case .queue: .entry(.known(17))
        case .entry: nil
        }
    }
}

nonisolated extension ProfileRoute: Walkable {
    static var first: ProfileRoute { .person }

    var next: ProfileRoute? {
        switch self {
        case .person: .changePassword
        case .changePassword: nil
        }
    }
}

nonisolated extension SignInRoute: Walkable {
    static var first: SignInRoute { .credentials }

    var next: SignInRoute? {
        switch self {
        case .credentials: .invitation
        case .invitation: .unlock(userName: "ana")
        case .unlock: nil
        }
    }
}

nonisolated extension OnboardingRoute: Walkable {
    static var first: OnboardingRoute { .welcome }

    var next: OnboardingRoute? {
        switch self {
        case .welcome: .details
        case .details: .ready
        case .ready: nil
        }
    }
}

nonisolated extension OrderSheetRoute {
    static var all: [OrderSheetRoute] {
        Order.toured.map { Array(sequence(first: .contactSupport($0), next: \.next)) } ?? []
    }

    private var next: OrderSheetRoute? {
        switch self {
        case .contactSupport(let number): .share(number)
        case .share: nil
        }
    }
}

nonisolated extension AppRoute: Walkable {
    static var first: AppRoute { .home(.first) }

    var next: AppRoute? {
        switch self {
        case .home(let route):
            route.next.map(AppRoute.home)
                ?? .appointments(.first)
        case .appointments(let route): route.next.map(AppRoute.appointments) ?? .patients(.first)
        case .patients(let route): route.next.map(AppRoute.patients) ?? .noteReason(.first)
        case .noteReason(let route): route.next.map(AppRoute.noteReason) ?? .orders(.first)
        case .orders(let route): route.next.map(AppRoute.orders) ?? .catalog(.first)
        case .catalog(let route): route.next.map(AppRoute.catalog) ?? .music(.first)
        case .music(let route): route.next.map(AppRoute.music) ?? .settings(.first)
        case .settings(let route): route.next.map(AppRoute.settings) ?? .sync(.first)
        case .sync(let route): route.next.map(AppRoute.sync) ?? .profile(.first)
        case .profile(let route): route.next.map(AppRoute.profile) ?? .staff(.first)
        case .staff(let route): route.next.map(AppRoute.staff) ?? .offers(.first)
        case .offers(let route): route.next.map(AppRoute.offers) ?? .booking(.first)
        case .booking(let route): route.next.map(AppRoute.booking)
        // No link leads to these.
        case .signIn, .onboarding, .orderSheet, .purchase: nil
        }
    }
}

nonisolated extension AppModal: Walkable {
    static var first: AppModal { .login(returnAction: .section(.orders)) }

    var next: AppModal? {
        switch self {
        case .login: .noteReason(.known(2_001))
        case .noteReason: .locked(userName: "ana")
        case .locked: .settings
        case .settings: .sync
        case .sync: .profile
        case .profile: .staff
        case .staff: .offers
        case .offers: .booking(BookingStart())
        case .booking: Order.toured.map(AppModal.contactSupport)
        case .contactSupport(let number): .share(number)
        case .share: .onboarding(.resume)
        case .onboarding: Order.toured.map { .purchaseConfirmation([$0]) }
        case .purchaseConfirmation: nil
        }
    }
}

nonisolated extension AppAlert: Walkable {
    static var first: AppAlert { .signOut }

    var next: AppAlert? {
        switch self {
        case .signOut: .discardDraft(.back)
        case .discardDraft: Order.toured.map(AppAlert.cancelOrder)
        case .cancelOrder: Appointment.toured.map(AppAlert.cancelAppointment)
        case .cancelAppointment(let number): Minute("2026-01-02T1000Z").map { .moveAppointment(number, to: $0) }
        case .moveAppointment: .discardQueued(.known(17))
        case .discardQueued: StaffSlug("ben").map { .changeColleague(.leaving, $0) }
        case .changeColleague: ServiceSlug("checkup").map { .retireOffer(.service($0)) }
        case .retireOffer: nil
        }
    }
}
