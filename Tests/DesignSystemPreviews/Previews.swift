import Support

/// What there is to look at of the design system: every view that a screen is made of.
package nonisolated enum Previews {
    /// Every component in every state.
    package static let all: [Preview] =
        Preview.words + Preview.notices + Preview.changes + Preview.loading + Preview.containers + Preview.controls
        + Preview.questions + Preview.timelines
}
