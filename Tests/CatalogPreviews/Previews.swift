import Support

/// The previews of the catalogue.
package nonisolated enum Previews {
    /// Every screen in every state.
    package static let all: [Preview] = ScreenState.allCases.map { state in
        Preview(state.screenName, state.stateName) { try await state.screen() }
    }
}
