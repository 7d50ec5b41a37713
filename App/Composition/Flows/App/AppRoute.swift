import Domain
import Navigation

/// The sections of the app, in the order in which they are offered. Each keeps its own stack.
nonisolated enum AppSection: String, NavigationSection {
    case home
    case appointments
    case patients
    case orders
    case catalog
    case music

    /// Where the section starts.
    var root: AppRoute {
        switch self {
        case .home: .home(.start)
        case .appointments: .appointments(.agenda)
        case .patients: .patients(.list)
        case .orders: .orders(.list)
        case .catalog: .catalog(.categories)
        case .music: .music(.playlist)
        }
    }

    /// The section's name on the screen: that of its start.
    var title: String { root.inFlow.title }

    /// The identity of the section's stack. Those of modals come after these.
    var stack: StackID { AppState.start[self].id }
}

/// Every place of the app: in a section, or in a modal over one.
nonisolated enum AppRoute: SavedRoute {
    case home(HomeRoute)
    case appointments(AppointmentsRoute)
    case patients(PatientsRoute)
    case orders(OrdersRoute)
    case catalog(CatalogRoute)
    case music(MusicRoute)
    case settings(SettingsRoute)
    case sync(SyncRoute)
    case profile(ProfileRoute)
    case staff(StaffRoute)
    case offers(OffersRoute)
    case booking(BookingRoute)
    case signIn(SignInRoute)
    case onboarding(OnboardingRoute)
    case orderSheet(OrderSheetRoute)
    case noteReason(NoteReasonRoute)
    case purchase(PurchaseRoute)

    /// The route of the flow, which knows everything about the place.
    var inFlow: any FlowRoute {
        switch self {
        case .home(let route): route
        case .appointments(let route): route
        case .patients(let route): route
        case .orders(let route): route
        case .catalog(let route): route
        case .music(let route): route
        case .settings(let route): route
        case .sync(let route): route
        case .profile(let route): route
        case .staff(let route): route
        case .offers(let route): route
        case .booking(let route): route
        case .signIn(let route): route
        case .onboarding(let route): route
        case .orderSheet(let route): route
        case .noteReason(let route): route
        case .purchase(let route): route
        }
    }
}

nonisolated extension AppRoute {
    /// The section that a link to the place shows, or nil for a modal that is presented above the selected section.
    var section: AppSection? { type(of: inFlow).section }

    /// The modal that the place is in, or nil for a place of a section.
    var modal: AppModal? { inFlow.modal }

    /// The access that the place requires.
    var requirement: AccessRequirement { inFlow.requirement }

    /// Whether a gate has to look something up before the place can be shown.
    var isLookedUp: Bool {
        if case .patients(.notes) = self { return true }
        return if case .catalog(.checkout) = self { true } else { false }
    }

    /// The place's name in the breadcrumb.
    var title: String { inFlow.title }

    /// The names of the places that lead here, as the breadcrumb says them.
    var breadcrumb: [String] { inFlow.breadcrumb }

    /// The places above the root that lead here, this one last.
    var path: [AppRoute] { inFlow.appPath }

    /// Whether the route has search text, as in these flows. Called for every place at each step.
    var holdsSearch: Bool {
        if case .patients(let route) = self { return route.holdsSearch }
        if case .catalog(let route) = self { return route.holdsSearch }
        return false
    }

    /// The route without search text.
    var withoutSearch: AppRoute { inFlow.withoutSearch.appRoute }

    /// The place's link, or nil for a place without one.
    var link: String? { inFlow.link }

    /// Whether both are places of one flow, so that one can lie above the other.
    func isInFlow(of other: AppRoute) -> Bool { type(of: inFlow) == type(of: other.inFlow) }
}

/// The access that a place requires.
nonisolated enum AccessRequirement: Hashable, Sendable {
    /// Nothing: visitors too.
    case none
    /// To be signed in.
    case session
    /// To be signed in, in a role that may do this.
    case permission(Permission)
}

nonisolated extension AppRoute {
    /// The links of all sections and modals that are listed to everyone.
    static let listedLinks =
        HomeRoute.listedLinks.wrapped(in: \.appRoute) { HomeRoute($0) } + AppointmentsRoute.appLinks
        + PatientsRoute.appLinks + OrdersRoute.appLinks + CatalogRoute.appLinks + MusicRoute.appLinks
        + SettingsRoute.appLinks + SyncRoute.appLinks + ProfileRoute.appLinks + StaffRoute.appLinks
        + OffersRoute.appLinks
        + BookingRoute.appLinks
        + NoteReasonRoute.appLinks

    /// Every link that is understood.
    static let links = listedLinks + HomeRoute.errorLinks.wrapped(in: \.appRoute) { HomeRoute($0) }

    /// The route of a link.
    ///
    /// Makes only the links of the flow that owns the first segment: making all of them costs a start more than the
    /// whole link does.
    ///
    /// - Throws: ``RefusedLink`` naming the part that was not understood.
    static func route(_ link: String) throws(RefusedLink) -> AppRoute {
        let address = try LinkAddress(link, in: .clinic)
        return switch address.segments.first {
        case "home", "errors": .home(try HomeRoute.links.route(address))
        case "appointments": .appointments(try AppointmentsRoute.links.route(address))
        case "patients": .patients(try PatientsRoute.links.route(address))
        case "orders": .orders(try OrdersRoute.links.route(address))
        case "catalog", "products", "sellers", "cart", "checkout": .catalog(try CatalogRoute.links.route(address))
        case "music": .music(try MusicRoute.links.route(address))
        case "settings": .settings(try SettingsRoute.links.route(address))
        case "sync": .sync(try SyncRoute.links.route(address))
        case "profile": .profile(try ProfileRoute.links.route(address))
        case "staff", "invitation": .staff(try StaffRoute.links.route(address))
        case "offers": .offers(try OffersRoute.links.route(address))
        case "booking": .booking(try BookingRoute.links.route(address))
        case "reason": .noteReason(try NoteReasonRoute.links.route(address))
        case .some, nil: throw address.refusal
        }
    }
}
