import Support

/// The previews of sign-in.
package nonisolated enum Previews {
    /// Every screen in every state.
    package static let all: [Preview] =
        SignInState.previews { try await $0.screen() }
        + InvitationState.previews(of: "invitation") { try await $0.screen() }
        + UnlockState.previews(of: "unlock") { try await $0.screen() }
        + [Preview("sign-out", "") { SignOutScreen() }]
}
