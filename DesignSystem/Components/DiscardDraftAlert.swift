/// Asks whether what was typed may be lost.
package struct DiscardDraftAlert: View {
    private let keep: @MainActor () async -> Void
    private let discard: @MainActor () async -> Void

    /// The question, with what its two answers do.
    package init(keep: @escaping @MainActor () async -> Void, discard: @escaping @MainActor () async -> Void) {
        self.keep = keep
        self.discard = discard
    }

    /// The question and the two answers.
    package var body: some View {
        Alert("Leave without saving?", message: "What you typed here would be lost.") {
            Button("Keep editing", action: keep).accessibilityIdentifier("keep")
            Button("Discard it", action: discard).accessibilityIdentifier("discard")
        }
        .navigationTitle("Unsaved")
    }
}
