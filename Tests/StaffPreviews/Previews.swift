import Support

/// The previews of the staff.
package nonisolated enum Previews {
    /// Every screen in every state.
    package static let all: [Preview] =
        StaffListState.previews(of: "list") { await $0.screen() }
        + ColleagueState.previews(of: "colleague") { try await $0.screen() }
        + InviteState.previews(of: "invite") { try await $0.screen() }
        + ChangeState.previews(of: "change") { try await $0.screen() }
}
