import HeadlessUI

/// Asks whether what was typed may be lost.
package struct DiscardDraftAlert: View {
    private let places: [String]
    private let keep: @MainActor () -> Void
    private let discard: @MainActor () -> Void

    /// The question, with what its two answers do.
    ///
    /// - Parameters:
    ///   - places: where it was typed, each from the section on; empty where it is the place that one sees.
    ///   - keep: goes on with what was typed.
    ///   - discard: gives it up.
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
