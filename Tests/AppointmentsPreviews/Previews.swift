import Support

/// The previews of appointments.
package nonisolated enum Previews {
    /// Every screen in every state.
    package static let all: [Preview] = ScreenKind.allCases.flatMap { kind in
        ScreenState.previews(of: kind.rawValue) { try await $0.screen(kind) }
    }
}
