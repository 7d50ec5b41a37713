import Domain
import FoundationEssentials
import HeadlessUI

/// Says from when a value is that may be out of date, and why there is no newer one. What several notes on one screen
/// would say of that, the first does.
package struct StalenessNote: PrimitiveView {
    private let asOf: Date
    private let staleness: Staleness

    /// A note for a value as of a moment.
    package init(asOf: Date, staleness: Staleness) {
        self.asOf = asOf
        self.staleness = staleness
    }

    /// Adds one line, and the failure if there was one that was not told of yet.
    package func render(into context: inout RenderContext) {
        context.add(Node(.text, label: note(in: context), emphasis: .secondary))
        if case .refreshFailed(let error) = staleness, context.tellsFirst(error) {
            FailureView(error).render(into: &context)
        }
    }

    private func note(in context: RenderContext) -> String {
        let moment = MomentText.of(asOf, .dateTime, secondsFromGMT: context.environment.secondsFromGMT)
        return switch staleness {
        case .refreshing: "As of \(moment), refreshing…"
        case .refreshFailed: "As of \(moment)"
        case .incomplete: "Only what this workstation keeps is shown."
        }
    }
}
