/// The ways to draw a module graph.
package enum Drawing: String, CaseIterable, Sendable {
    case text, metrics, json, html, mermaid, dot, svg

    /// The graph in this way.
    package func drawn(_ graph: ModuleGraph) -> String {
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
    private func layers() -> [String] {
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

    fileprivate var mermaid: String {
        var lines = ["graph TD"]
        for layer in layers() {
            let inside = modules.filter { $0.layer == layer }.map { "        \($0.name)" }
            lines += ["    subgraph \(layer)_layer[\(layer)]"] + inside + ["    end"]
        }
        lines += real.map { "    \($0.from) \(forbidden.contains($0) ? "--x" : "-->") \($0.to)" }
        lines += allowed.map { "    \($0.from) -.-> \($0.to)" }
        return lines.joined(separator: "\n") + "\n"
    }

    fileprivate var dot: String {
        var lines = ["digraph modules {", "    node [shape=box];"]
        for (number, layer) in layers().enumerated() {
            lines.append("    subgraph cluster_\(number) { label=\"\(layer)\";")
            lines += modules.filter { $0.layer == layer }.map { "        \"\($0.name)\";" }
            lines.append("    }")
        }
        lines += real.map { "    \"\($0.from)\" -> \"\($0.to)\"\(forbidden.contains($0) ? " [color=red]" : "");" }
        lines += allowed.map { "    \"\($0.from)\" -> \"\($0.to)\" [style=dotted, color=gray];" }
        return (lines + ["}"]).joined(separator: "\n") + "\n"
    }
}
