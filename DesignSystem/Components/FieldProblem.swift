import HeadlessUI

/// The problem of the field above, if any.
package struct FieldProblem: View {
    private let words: String?

    /// A problem in words, or nothing.
    package init(_ words: String?) { self.words = words }

    /// The words.
    package var body: some View {
        if let words { Text(words).foregroundStyle(.warning) }
    }
}
