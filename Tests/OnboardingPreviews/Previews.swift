import Support

/// The previews of a newcomer's steps.
package nonisolated enum Previews {
    /// Every screen in every state.
    package static let all: [Preview] = OnboardingStep.allCases.flatMap { step in
        OnboardingState.previews(of: step.rawValue) { try await $0.screen(step) }
    }
}
