import Support

/// The previews of sync.
package nonisolated enum Previews {
    /// Every screen in every state.
    package static let all: [Preview] =
        SyncState.previews(of: "queue") { try await $0.screen() }
        + OutboxEntryState.previews(of: "entry") { try await $0.screen() }
        + DiscardEntryState.previews(of: "discard") { try await $0.screen() }
}
