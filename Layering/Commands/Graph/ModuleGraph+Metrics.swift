import LayeringEngine

/// The graph in numbers.
extension ModuleGraph {
    /// A table, with the modules first whose changes have most compiled again.
    var metrics: String {
        let all = ModuleMetrics.all(of: self).sorted { $0.recompiledLines > $1.recompiledLines }
        let titles = [
            "module", "lines", "depth", "fan-in", "fan-out", "instability", "a change compiles", "lines of these",
        ]
        let rows = all.map { metrics in
            [
                metrics.module.name, "\(metrics.module.lines)", "\(metrics.depth)", "\(metrics.module.fanIn)",
                "\(metrics.module.fanOut)", "\(Int((metrics.module.instability * 100).rounded())) %",
                "\(metrics.recompiled.count)", "\(metrics.recompiledLines)",
            ]
        }
        return Self.table([titles] + rows) + cycleLines
    }

    /// A line for each circle of modules, or one that says that there are none.
    var cycleLines: String {
        cycles.isEmpty ? "no cycles\n" : cycles.map { "cycle: \($0.joined(separator: ", "))\n" }.joined()
    }

    /// Columns as wide as what is in them: the first to the left, the others, which are numbers, to the right.
    private static func table(_ rows: [[String]]) -> String {
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            zip(row, widths).enumerated().map { column, cell in
                let space = String(repeating: " ", count: cell.1 - cell.0.count)
                return column == 0 ? cell.0 + space : space + cell.0
            }.joined(separator: "  ") + "\n"
        }.joined()
    }

    /// Everything that is known of it, for programs.
    var json: String {
        JSONText.object([
            ("package", JSONText.string(package)),
            ("modules", JSONText.array(ModuleMetrics.all(of: self).map(\.json))),
            ("edges", JSONText.array(real.map { $0.json(isAllowed: !forbidden.contains($0)) })),
            ("unused", JSONText.array(allowed.map { $0.json(isAllowed: true) })),
            ("cycles", JSONText.array(cycles.map { JSONText.array($0.map(JSONText.string)) })),
        ]) + "\n"
    }
}

extension ModuleMetrics {
    fileprivate var json: String {
        JSONText.object([
            ("name", JSONText.string(module.name)), ("layer", JSONText.string(module.layer)),
            ("lines", "\(module.lines)"), ("depth", "\(depth)"), ("fanIn", "\(module.fanIn)"),
            ("fanOut", "\(module.fanOut)"), ("instability", "\(module.instability)"),
            ("recompiled", JSONText.array(recompiled.map(JSONText.string))), ("recompiledLines", "\(recompiledLines)"),
        ])
    }
}

extension ModuleGraph.Edge {
    fileprivate func json(isAllowed: Bool) -> String {
        JSONText.object([
            ("from", JSONText.string(from)), ("to", JSONText.string(to)), ("allowed", "\(isAllowed)"),
        ])
    }
}
