nonisolated extension ProfileRoute: LinkingRoute {
    func destination(of control: String, in state: AppState) -> AppRoute? {
        control == "change-password" ? .profile(.changePassword) : nil
    }
}
