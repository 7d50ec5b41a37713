import LayeringEngine

/// The graph in the languages of other programs that draw, in which a name is quoted: it could hold anything.
extension ModuleGraph {
    /// Modules are called by their numbers, since many a word means something to Mermaid.
    var mermaid: String {
        let numbers = Dictionary(modules.enumerated().map { ($1.name, "m\($0)") }) { first, _ in first }
        func line(_ edge: Edge, _ arrow: String) -> String {
            "    \(numbers[edge.from] ?? "") \(arrow) \(numbers[edge.to] ?? "")"
        }
        var lines = ["graph TD"]
        for (number, layer) in layers.enumerated() {
            let inside = modules.filter { $0.layer == layer }
                .map { "        \(numbers[$0.name] ?? "")[\(Self.inMermaid($0.name))]" }
            lines += ["    subgraph l\(number)[\(Self.inMermaid(layer))]"] + inside + ["    end"]
        }
        lines += real.map { line($0, forbidden.contains($0) ? "--x" : "-->") } + allowed.map { line($0, "-.->") }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func inMermaid(_ name: String) -> String {
        let special = "\"&<>#`\\".unicodeScalars
        let text = name.unicodeScalars.map { special.contains($0) ? "#\($0.value);" : String($0) }
        return "\"\(text.joined())\""
    }

    /// The graph for Graphviz.
    var dot: String {
        var lines = ["digraph modules {", "    node [shape=box];"]
        for (number, layer) in layers.enumerated() {
            lines.append("    subgraph cluster_\(number) { label=\(Self.inDot(layer));")
            lines += modules.filter { $0.layer == layer }.map { "        \(Self.inDot($0.name));" }
            lines.append("    }")
        }
        lines += real.map { Self.inDot($0) + (forbidden.contains($0) ? " [color=red];" : ";") }
        lines += allowed.map { "\(Self.inDot($0)) [style=dotted, color=gray];" }
        return (lines + ["}"]).joined(separator: "\n") + "\n"
    }

    private static func inDot(_ edge: Edge) -> String { "    \(inDot(edge.from)) -> \(inDot(edge.to))" }

    private static func inDot(_ name: String) -> String {
        "\"\(name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
}
