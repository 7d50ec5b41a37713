#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Timelines as JSON: with moments instead of minutes.
extension ScreenContent {
    /// A timeline with its rows; the hours are no data.
    func timeline(_ node: Node) -> JSON {
        guard case .moment(let start) = node.data else { return .null }
        let now = node.children.first { $0.identifier == "now" }
        return .object([
            "name": .text(node.exactLabel), "from": moment(node.minutes?.lowerBound, after: start),
            "to": moment(node.minutes?.upperBound, after: start),
            "now": now.map { moment($0.minutes?.lowerBound, after: start) },
            "rows": .list(node.children.filter { $0.role == .track }.map { row($0, from: start) }),
            "heading": heading.map { .text($0) },
        ])
    }

    private func row(_ node: Node, from start: Date) -> JSON {
        .object(["name": .text(node.exactLabel), "blocks": .list(node.children.map { block($0, from: start) })])
    }

    private func block(_ node: Node, from start: Date) -> JSON {
        .object([
            "kind": .text(node.identifier), "from": moment(node.minutes?.lowerBound, after: start),
            "to": moment(node.minutes?.upperBound, after: start),
            "text": node.identifier == "taken" ? .text(node.exactLabel) : nil,
        ])
    }

    private func moment(_ minutes: Int?, after start: Date) -> JSON {
        .text(minutes.map { records.text(of: start + Double($0 * 60)) })
    }
}
