import Support

/// The previews of a record's changes.
package nonisolated enum Previews {
    /// Every screen in every state.
    package static let all: [Preview] = HistoryState.previews { try await $0.screen() }
}
