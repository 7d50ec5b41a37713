import Support

/// What there is to look at of the start.
package nonisolated enum Previews {
    /// Every screen in every state.
    package static let all: [Preview] = HomeState.previews { try await $0.screen() }
}
