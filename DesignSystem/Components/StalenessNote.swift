import Domain
import Foundation

/// Says from when a value is that may be out of date, and why there is no newer one.
package struct StalenessNote: View {
    private let asOf: Date
    private let staleness: Staleness

    /// A note for a value as of a moment.
    package init(asOf: Date, staleness: Staleness) {
        self.asOf = asOf
        self.staleness = staleness
    }

    /// One line, and the failure if there was one.
    package var body: some View {
        HStack {
            Text("As of").foregroundStyle(.secondary)
            Text(asOf, style: .time).foregroundStyle(.secondary)
            if staleness == .refreshing { Text("refreshing…").foregroundStyle(.secondary) }
        }
        if case .refreshFailed(let error) = staleness { FailureView(error) }
    }
}
