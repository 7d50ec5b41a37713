/// Asks whether what was typed may be lost.
package struct DiscardDraftAlert: View {
    private let keep: @MainActor () -> Void
    private let discard: @MainActor () -> Void

    /// The question, with what its two answers do.
    package init(keep: @escaping @MainActor () -> Void, discard: @escaping @MainActor () -> Void) {
        (self.keep, self.discard) = (keep, discard)
    }

    /// The question and the two answers.
    package var body: some View {
        Text("Leave without saving?").bold()
        Text("What you typed would be lost.")
        Button("Keep editing", action: keep).accessibilityIdentifier("keep")
        Button("Discard it", action: discard).accessibilityIdentifier("discard")
    }
}
