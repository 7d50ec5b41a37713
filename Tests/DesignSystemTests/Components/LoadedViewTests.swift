import DesignSystem
import Domain
import Foundation
import Testing

@MainActor @Suite("A value that may be loading")
struct LoadedViewTests {
    nonisolated private static let then = Date(timeIntervalSince1970: 33_120)
    nonisolated private static let error = AppError.conflict("Too late.")

    @Test(
        arguments: [
            (.idle, ["Loading…"]), (.loading, ["Loading…"]), (.loaded("v", asOf: then), ["v"]),
            (.stale("v", asOf: then, .refreshing), ["As of 1970-01-01 09:12, refreshing…", "v"]),
            (.stale("v", asOf: then, .refreshFailed(error)), ["As of 1970-01-01 09:12", "Too late.", "v"]),
            (.stale("v", asOf: then, .incomplete), ["Only what this workstation keeps is shown.", "v"]),
            (.failed(error), ["Too late."]),
        ] as [(LoadState<String>, [String])])
    func `shows in each state exactly what is known`(state: LoadState<String>, labels: [String]) {
        #expect(self.labels { LoadedView(state) { Text($0) } } == labels)
    }

    @Test func `tells once on a screen why nothing of it is newer, and each reason`() {
        func stale(_ value: String, _ message: String) -> LoadState<String> {
            .stale(value, asOf: Self.then, .refreshFailed(.conflict(message)))
        }
        let labels = labels {
            LoadedView(stale("a", "Too late.")) { Text($0) }
            LoadedView(stale("b", "Too late.")) { Text($0) }
            LoadedView(stale("c", "Too early.")) { Text($0) }
        }
        let note = "As of 1970-01-01 09:12"
        #expect(labels == [note, "Too late.", "a", note, "b", note, "Too early.", "c"])
    }

    /// The labels from top to bottom.
    private func labels(@ViewBuilder _ content: () -> ViewContent) -> [String] {
        content().rendered(in: RenderEnvironment()).content.children.map(\.label)
    }
}
