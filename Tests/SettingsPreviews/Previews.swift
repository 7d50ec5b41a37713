import Support

/// The previews of the settings.
package nonisolated enum Previews {
    /// Every screen in every state.
    package static let all: [Preview] =
        SettingsState.previews { try await $0.screen() }
        + DataState.previews(of: "data") { $0.screen() }
}
