import Navigation

nonisolated extension HomeRoute: LinkingRoute {
    /// The place on top of a section, which opens as it was left, or the start of a sheet.
    func destination(of control: String, in state: AppState) -> AppRoute? {
        let places: [String: AppRoute] = [
            "orders": state[.orders].top.route,
            "appointments": state[.appointments].top.route,
            "catalog": state[.catalog].top.route,
            "profile": .profile(.person),
            "staff": .staff(.list),
            "offers": .offers(.overview),
            "settings": .settings(.preferences),
            "sync": .sync(.queue),
        ]
        return places[control]
    }
}
