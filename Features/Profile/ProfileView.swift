import DesignSystem

/// The signed-in user.
package struct ProfileView: View {
    private let model: ProfileModel

    /// The profile that a model keeps.
    package init(model: ProfileModel) { self.model = model }

    /// The person, and what they can do about themselves.
    package var body: some View {
        LoadedView(model.profile) { profile in
            LabeledContent("Name", value: profile.name)
            LabeledContent("Role", value: profile.role)
            LabeledContent("User name", value: profile.userName)
            if let phone = profile.phoneExtension { LabeledContent("Phone extension", value: phone) }
            LabeledContent("Signed in since") { Text(profile.startedAt, format: .dateTime) }
            if let last = profile.lastSignIn {
                LabeledContent("Last sign-in before") { Text(last, format: .dateTime) }
            }
            Button("Change password", action: model.changePassword).accessibilityIdentifier("change-password")
            Button("Sign out", action: model.signOut).accessibilityIdentifier("sign-out")
        }
        .navigationTitle("Profile")
        .task { await model.observe() }
    }
}
