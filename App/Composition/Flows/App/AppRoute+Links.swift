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

    /// Every link that is understood.
    static let links =
        listedLinks
        + HomeRoute.errorLinks.wrapped(in: AppRoute.home) { if case .home(let route) = $0 { route } else { nil } }
}
