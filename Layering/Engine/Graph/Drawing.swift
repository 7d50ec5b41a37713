/// The ways to draw a module graph.
package enum Drawing: String, CaseIterable, Sendable {
    case text, mermaid, dot, svg

    /// The graph in this way.
    package func drawn(_ graph: ModuleGraph) -> String {
        switch self {
        case .text: graph.text
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

    /// A table, and what each module uses and may use besides.
    fileprivate var text: String {
        let width = max(6, modules.map(\.name.count).max() ?? 0)
        var lines = [Self.pad("module", width) + "  fan-in  fan-out  instability  uses (and may use)"]
        for module in modules {
            let uses = real.filter { $0.from == module.name }.map { forbidden.contains($0) ? "!\($0.to)" : $0.to }
            let may = allowed.filter { $0.from == module.name }.map(\.to)
            let besides = may.isEmpty ? "" : " (\(may.joined(separator: ", ")))"
            let percent = Int((module.instability * 100).rounded())
            lines.append(
                Self.pad(module.name, width) + "  " + Self.pad("\(module.fanIn)", 6) + "  "
                    + Self.pad("\(module.fanOut)", 7) + "  " + Self.pad("\(percent) %", 11) + "  "
                    + uses.joined(separator: ", ") + besides)
        }
        lines += cycles.map { "cycle: \($0.joined(separator: ", "))" }
        if cycles.isEmpty { lines.append("no cycles") }
        return lines.joined(separator: "\n") + "\n"
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
