// The views of DesignSystem that are drawn as text, on top of SwiftUI's.
import Domain
import Foundation
import HeadlessUI

/// A view of a value that may be loading.
package struct LoadedView<Value, Content: View>: View {
    private let state: LoadState<Value>
    private let content: @MainActor (Value) -> Content

    /// A view that shows a value with `content`, and every other state in the common way.
    package init(_ state: LoadState<Value>, @ViewBuilder content: @escaping @MainActor (Value) -> Content) {
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

/// A note with the time of a value that may be out of date, and the reason why there is no newer one.
package struct StalenessNote: View {
    private let asOf: Date
    private let staleness: Staleness

    /// A note for a value as of a moment.
    package init(asOf: Date, staleness: Staleness) {
        self.asOf = asOf
        self.staleness = staleness
    }

    /// The moment, and the failure if there was one; or that it is only a part.
    package var body: some View {
        if staleness == .incomplete {
            Text("Only what this workstation keeps is shown.").foregroundStyle(.secondary)
        } else {
            Text(asOf, format: .dateTime).foregroundStyle(.secondary)
        }
        if case .refreshFailed(let error) = staleness { FailureView(error) }
    }
}
