import Support

/// The previews of the design system: every view that screens are built from.
package nonisolated enum Previews {
    /// Every component in every state.
    package static let all: [Preview] =
        Preview.words + Preview.notices + Preview.changes + Preview.loading + Preview.containers + Preview.controls
        + Preview.questions + Preview.timelines
}
