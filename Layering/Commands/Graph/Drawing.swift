import LayeringEngine

/// The ways to draw a module graph.
enum Drawing: String, CaseIterable, Sendable {
    case text, metrics, json, html, mermaid, dot, svg

    /// The graph in this way.
    func drawn(_ graph: ModuleGraph) -> String {
        switch self {
        case .text: graph.text
        case .metrics: graph.metrics
        case .json: graph.json
        case .html: GraphPage(graph).written
        case .mermaid: graph.mermaid
        case .dot: graph.dot
        case .svg: graph.svg
        }
    }
}

extension ModuleGraph {
    /// The layers of the modules, in their order.
    var layers: [String] {
        modules.map(\.layer).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Each module with the ones that it uses and may use besides.
    fileprivate var text: String {
        let width = max(6, modules.map(\.name.count).max() ?? 0) + 2
        let lines = modules.map { module in
            let uses = real.filter { $0.from == module.name }.map { forbidden.contains($0) ? "!\($0.to)" : $0.to }
            let may = allowed.filter { $0.from == module.name }.map(\.to)
            let besides = may.isEmpty ? "" : " (\(may.joined(separator: ", ")))"
            return Self.pad(module.name, width) + uses.joined(separator: ", ") + besides
        }
        return ([Self.pad("module", width) + "uses (and may use)"] + lines).joined(separator: "\n") + "\n" + cycleLines
    }

    private static func pad(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
