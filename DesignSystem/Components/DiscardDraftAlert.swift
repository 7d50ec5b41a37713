import HeadlessUI

/// Asks whether to discard drafts.
package struct DiscardDraftAlert: View {
    private let places: [String]
    private let keep: @MainActor () -> Void
    private let discard: @MainActor () -> Void

    /// Creates the question.
    ///
    /// - Parameters:
    ///   - places: the drafts, each from its section on; empty for the visible one.
    ///   - keep: continues editing.
    ///   - discard: discards the drafts.
    package init(
        places: [String] = [], keep: @escaping @MainActor () -> Void, discard: @escaping @MainActor () -> Void
    ) {
        self.places = places
        self.keep = keep
        self.discard = discard
    }

    /// The question and the two answers.
    package var body: some View {
        ConfirmationAlert("Leave without saving?", message: "What you typed \(whereabouts) would be lost.") {
            Button("Keep editing", action: keep).accessibilityIdentifier("keep")
            Button("Discard it", action: discard).accessibilityIdentifier("discard")
        }
        .navigationTitle("Unsaved")
    }

    private var whereabouts: String {
        places.isEmpty ? "here" : "in " + places.map { "“\($0)”" }.joined(separator: " and in ")
    }
}
