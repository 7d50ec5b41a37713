/// The navigation that the profile's screens ask for.
@MainActor package protocol ProfileCoordinating: AnyObject {
    /// The user wants another password.
    func showChangePassword()

    /// The password was changed; go back to the profile.
    func passwordChanged()

    /// The user wants to leave the workstation; ask whether they mean it.
    func confirmSignOut()
}
