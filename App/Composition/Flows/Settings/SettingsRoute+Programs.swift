nonisolated extension SettingsRoute: LinkingRoute {
    func destination(of control: String, in state: AppState) -> AppRoute? {
        let places: [String: AppRoute] = [
            "data": .settings(.data),
            "sync": .sync(.queue),
        ]
        return places[control]
    }
}
