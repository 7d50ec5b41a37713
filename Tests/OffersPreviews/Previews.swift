import Support

/// The previews of what the clinic offers.
package nonisolated enum Previews {
    /// Every screen in every state.
    package static let all: [Preview] =
        OverviewState.previews(of: "overview") { await $0.screen() }
        + OfferListState.previews(of: "list") { try await $0.screen() }
        + OfferFormState.previews(of: "form") { try await $0.screen() }
        + HoursState.previews(of: "hours") { try await $0.screen() }
        + RetireState.previews(of: "retire") { try await $0.screen() }
}
