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

    /// The place as its flow has it, which knows all that is asked of a place below.
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
}

nonisolated extension AppRoute {
    /// The section that the place belongs to, or that lies under its modal.
    var section: AppSection { type(of: inFlow).section }

    /// The modal that the place is in, or nil for a place of a section.
    var modal: AppModal? { inFlow.modal }

    /// What the gate asks of whoever wants to see the place.
    var requirement: AccessRequirement { inFlow.requirement }

    /// Whether a gate has to look something up before the place can be shown.
    var isLookedUp: Bool {
        if case .catalog(.checkout) = self { true } else { false }
    }

    /// The names of the places that lead here, as the breadcrumb says them.
    var breadcrumb: [String] { inFlow.breadcrumb }

    /// The place without what somebody searched for: where one would search.
    var withoutSearch: AppRoute { inFlow.withoutSearch.inApp }

    /// The place's link, or nil for a place without one.
    var link: String? { inFlow.link }
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
