import LayeringEngine

/// A page that shows a graph without a network: a table, and with JavaScript what is to be said of each module.
struct GraphPage {
    private let graph: ModuleGraph
    private let metrics: [ModuleMetrics]
    /// The numbers of modules by name, which their rows are called by: a name could hold anything.
    private let numbers: [String: Int]
    private let uses: [String: [ModuleGraph.Edge]]

    init(_ graph: ModuleGraph) {
        self.graph = graph
        metrics = ModuleMetrics.all(of: graph)
        numbers = Dictionary(graph.modules.enumerated().map { ($1.name, $0) }) { first, _ in first }
        uses = Dictionary(grouping: graph.real, by: \.from)
    }

    var written: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <title>\(Self.escaped(graph.package))</title>
        <style>
        \(Self.style)
        </style>
        <h1>\(Self.escaped(graph.package))</h1>
        <p>\(Self.escaped(summary))</p>
        <p id="searching" hidden><label>Search: <input id="search" type="search" autocomplete="off"></label>
        <small>Keys: / searches, ↑ and ↓ choose, Escape closes.</small></p>
        <section id="module" aria-live="polite" hidden></section>
        \(table)
        <script>
        const graph = \(data)
        \(Self.script)
        </script>
        </html>

        """
    }

    /// A tag in a name would end the script.
    private var data: String { graph.json.replacing("<", with: "\\u003c").replacing("\n", with: "") }

    private var summary: String {
        let cycles = graph.cycles.map { "Cycle: \($0.joined(separator: ", "))." }
        let counts =
            "\(graph.modules.count) modules, \(graph.real.count) dependencies, \(graph.forbidden.count) forbidden."
        return ([counts] + (cycles.isEmpty ? ["No cycles."] : cycles)).joined(separator: " ")
    }

    /// A text that neither HTML nor XML takes for anything else.
    static func escaped(_ text: String) -> String {
        let escapes = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;"]
        return text.unicodeScalars.map { escapes[String($0)] ?? String($0) }.joined()
    }
}

extension GraphPage {
    private var table: String {
        """
        <table>
        <thead><tr><th>Module<th>Layer<th>Lines<th>Depth<th>Used by<th>Uses<th>A change compiles<th>Lines of these\
        <th>Its dependencies
        <tbody>
        \(metrics.enumerated().map(row).joined(separator: "\n"))
        </table>
        """
    }

    private func row(_ number: Int, _ metrics: ModuleMetrics) -> String {
        let module = metrics.module
        let counts = [
            module.lines, metrics.depth, module.fanIn, module.fanOut, metrics.recompiled.count, metrics.recompiledLines,
        ]
        let links = (uses[module.name] ?? []).map(link).joined(separator: ", ")
        return """
            <tr id="m\(number)"><th scope="row"><a href="#m\(number)">\(Self.escaped(module.name))</a>\
            <td>\(Self.escaped(module.layer))\(counts.map { "<td class=\"n\">\($0)" }.joined())<td>\(links)
            """
    }

    private func link(_ edge: ModuleGraph.Edge) -> String {
        let name = "<a href=\"#m\(numbers[edge.to] ?? 0)\">\(Self.escaped(edge.to))</a>"
        return graph.forbidden.contains(edge) ? "<em>\(name) (forbidden)</em>" : name
    }
}
