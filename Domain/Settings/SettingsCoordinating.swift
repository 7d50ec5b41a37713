/// What a user can ask for while looking at the settings.
@MainActor package protocol SettingsCoordinating: AnyObject {
    /// The user wants to know where the clinic is kept.
    func showData()

    /// The user wants to know how the workstation stands with the remote.
    func showSync()
}
