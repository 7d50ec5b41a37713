import Domain

/// Shows a value as far as it is known: progress before it, a note beside a stale one, the reason instead of a missing
/// one.
package struct LoadedView<Value, Content: View>: View {
    private let state: LoadState<Value>
    private let content: (Value) -> Content

    /// Shows what is known with `content`, and everything else in the common way.
    package init(_ state: LoadState<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
        (self.state, self.content) = (state, content)
    }

    /// One view for each state.
    package var body: some View {
        switch state {
        case .idle, .loading: ProgressView("Loading…")
        case .loaded(let value): content(value)
        case .stale(let value, let error):
            FailureView(error)
            content(value)
        case .failed(let error): FailureView(error)
        }
    }
}

extension FailureView {
    /// The message of an error.
    package init(_ error: AppError) {
        self.init(error.message, advice: error.advice, code: error.code)
    }
}
