import Domain
import HeadlessUI

/// Shows a value as far as it is known: progress before it, a note beside a stale one, the reason instead of a missing
/// one.
package struct LoadedView<Value>: View {
    private let state: LoadState<Value>
    private let content: @MainActor (Value) -> ViewContent

    /// Shows what is known with `content`, and everything else in the common way.
    package init(_ state: LoadState<Value>, @ViewBuilder content: @escaping @MainActor (Value) -> ViewContent) {
        self.state = state
        self.content = content
    }

    /// One view for each state.
    package var body: some View {
        switch state {
        case .idle, .loading: ProgressView("Loading…")
        case .loaded(let value, _): content(value)
        case .stale(let value, let asOf, let staleness):
            StalenessNote(asOf: asOf, staleness: staleness)
            content(value)
        case .failed(let error): FailureView(error)
        }
    }
}
