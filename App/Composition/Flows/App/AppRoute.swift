import Domain
import Navigation

/// Every place that a link can lead to: in a section, or in a modal over one.
nonisolated enum AppRoute: Hashable, Sendable {
    case home(HomeRoute)
    case appointments(AppointmentsRoute)
    case patients(PatientsRoute)
    case orders(OrdersRoute)
    case catalog(CatalogRoute)
    case music(MusicRoute)
    case settings(SettingsRoute)
    case profile(ProfileRoute)
    case booking(BookingRoute)

    /// The section that the place belongs to, or that lies under its modal.
    var section: AppSection {
        switch self {
        case .home, .settings, .profile: .home
        case .appointments, .booking: .appointments
        case .patients: .patients
        case .orders: .orders
        case .catalog: .catalog
        case .music: .music
        }
    }

    /// The modal that the place is in, or nil for a place of a section.
    var modal: AppModal? {
        switch self {
        case .home, .appointments, .patients, .orders, .catalog, .music: nil
        case .settings(let route): .settings(route)
        case .profile(let route): .profile(route)
        case .booking(let route): .booking(route)
        }
    }

    /// What the gate asks of whoever wants to see the place.
    var requirement: AccessRequirement {
        switch self {
        case .home, .settings, .music: .none
        case .profile: .session
        case .orders: .permission(.viewOrders)
        case .appointments, .booking: .permission(.manageAppointments)
        case .patients(let route): route.requirement
        case .catalog(let route): route.requirement
        }
    }

    /// Whether a gate has to look something up before the place can be shown.
    var isLookedUp: Bool {
        if case .catalog(.checkout) = self { true } else { false }
    }

    /// The place as its flow has it.
    var inFlow: any LinkedRoute {
        switch self {
        case .home(let route): route
        case .appointments(let route): route
        case .patients(let route): route
        case .orders(let route): route
        case .catalog(let route): route
        case .music(let route): route
        case .settings(let route): route
        case .profile(let route): route
        case .booking(let route): route
        }
    }

    /// The names of the places that lead here, as the breadcrumb says them.
    var breadcrumb: [String] { inFlow.breadcrumb }

    /// The place without what somebody searched for: where one would search.
    var withoutSearch: AppRoute {
        switch self {
        case .patients(.search): .patients(.list)
        case .catalog(.search): .catalog(.categories)
        case .home, .appointments, .patients, .orders, .catalog, .music, .settings, .profile, .booking: self
        }
    }

    /// The place's link, or nil for a place without one.
    var link: String? {
        switch self {
        case .home(let route): HomeRoute.links.link(route)
        case .appointments(let route): AppointmentsRoute.links.link(route)
        case .patients(let route): PatientsRoute.links.link(route)
        case .orders(let route): OrdersRoute.links.link(route)
        case .catalog(let route): CatalogRoute.links.link(route)
        case .music(let route): MusicRoute.links.link(route)
        case .settings(let route): SettingsRoute.links.link(route)
        case .profile(let route): ProfileRoute.links.link(route)
        case .booking(let route): BookingRoute.links.link(route)
        }
    }
}

/// What the gate asks of whoever wants to see a place.
nonisolated enum AccessRequirement: Hashable, Sendable {
    /// Nothing: visitors too.
    case none
    /// To be signed in.
    case session
    /// To be signed in, in a role that may do this.
    case permission(Permission)
}
