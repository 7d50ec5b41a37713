/// The navigation that the settings' screens ask for.
@MainActor package protocol SettingsCoordinating: AnyObject {
    /// The user wants to know where the clinic is kept.
    func showData()

    /// The user wants to see the state of the exchange with the remote.
    func showSync()
}
