import Support

/// The previews of the profile.
package nonisolated enum Previews {
    /// Every screen in every state.
    package static let all: [Preview] =
        ProfileState.previews(of: "profile") { await $0.screen() }
        + ChangePasswordState.previews(of: "password") { try await $0.screen() }
}
