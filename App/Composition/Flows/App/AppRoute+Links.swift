import Navigation

nonisolated extension AppRoute {
    /// The links of all sections and modals that are listed to everyone.
    static let listedLinks =
        HomeRoute.listedLinks.wrapped(in: AppRoute.home) { if case .home(let route) = $0 { route } else { nil } }
        + AppointmentsRoute.links.wrapped(in: AppRoute.appointments) {
            if case .appointments(let route) = $0 { route } else { nil }
        }
        + PatientsRoute.links.wrapped(in: AppRoute.patients) {
            if case .patients(let route) = $0 { route } else { nil }
        }
        + OrdersRoute.links.wrapped(in: AppRoute.orders) { if case .orders(let route) = $0 { route } else { nil } }
        + CatalogRoute.links.wrapped(in: AppRoute.catalog) { if case .catalog(let route) = $0 { route } else { nil } }
        + MusicRoute.links.wrapped(in: AppRoute.music) { if case .music(let route) = $0 { route } else { nil } }
        + SettingsRoute.links.wrapped(in: AppRoute.settings) {
            if case .settings(let route) = $0 { route } else { nil }
        }
        + ProfileRoute.links.wrapped(in: AppRoute.profile) { if case .profile(let route) = $0 { route } else { nil } }
        + BookingRoute.links.wrapped(in: AppRoute.booking) { if case .booking(let route) = $0 { route } else { nil } }

    /// The route that a link leads to.
    ///
    /// Only the links of the flow that the first word belongs to are made and looked at: making all of them costs a
    /// start more than the whole link does.
    ///
    /// - Throws: ``RefusedLink`` naming the part that was not understood.
    static func route(_ link: String) throws(RefusedLink) -> AppRoute {
        let address = try LinkAddress(link)
        return switch address.segments.first {
        case "home", "errors": .home(try HomeRoute.links.route(address))
        case "appointments": .appointments(try AppointmentsRoute.links.route(address))
        case "patients": .patients(try PatientsRoute.links.route(address))
        case "orders": .orders(try OrdersRoute.links.route(address))
        case "catalog", "products", "sellers", "cart", "checkout": .catalog(try CatalogRoute.links.route(address))
        case "music": .music(try MusicRoute.links.route(address))
        case "settings": .settings(try SettingsRoute.links.route(address))
        case "profile": .profile(try ProfileRoute.links.route(address))
        case "booking": .booking(try BookingRoute.links.route(address))
        case .some, nil: throw address.refusal
        }
    }

    /// Every link that is understood.
    static let links =
        listedLinks
        + HomeRoute.errorLinks.wrapped(in: AppRoute.home) { if case .home(let route) = $0 { route } else { nil } }
}
