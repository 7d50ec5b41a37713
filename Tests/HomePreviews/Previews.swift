import Support

/// The previews of the home screen.
package nonisolated enum Previews {
    /// Every screen in every state.
    package static let all: [Preview] = HomeState.previews { try await $0.screen() }
}
