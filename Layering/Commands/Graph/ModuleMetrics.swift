import LayeringEngine

/// A module in numbers: how deep it is, and how much a change to it has compiled again.
struct ModuleMetrics {
    let module: ModuleGraph.Module
    /// The length of the longest way from it to a module that uses nothing. Modules in a circle do not lengthen it.
    let depth: Int
    /// The modules that a change to it has compiled again: itself, and all that use it, directly or through others.
    let recompiled: [String]
    /// How many lines these have.
    let recompiledLines: Int

    /// The modules of a graph, in its order.
    ///
    /// - Complexity: O(modules × edges).
    static func all(of graph: ModuleGraph) -> [ModuleMetrics] {
        let depths = depths(in: graph)
        let users = Dictionary(grouping: graph.real, by: \.to).mapValues { $0.map(\.from) }
        return graph.modules.map { module in
            let reached = reached(from: module.name, users)
            let recompiled = graph.modules.filter { reached.contains($0.name) }
            return ModuleMetrics(
                module: module, depth: depths[module.name] ?? 0, recompiled: recompiled.map(\.name),
                recompiledLines: recompiled.reduce(0) { $0 + $1.lines })
        }
    }

    /// The names that some ways lead to from one, with its own.
    private static func reached(from name: String, _ next: [String: [String]]) -> Set<String> {
        var (reached, waiting): (Set<String>, [String]) = ([name], [name])
        while let name = waiting.popLast() {
            waiting += (next[name] ?? []).filter { reached.insert($0).inserted }
        }
        return reached
    }

    /// The depths of all modules, by name.
    ///
    /// - Complexity: O(depth × edges).
    static func depths(in graph: ModuleGraph) -> [String: Int] {
        var circles: [String: Int] = [:]
        for (number, cycle) in graph.cycles.enumerated() { for name in cycle { circles[name] = number } }
        let edges = graph.real.filter { circles[$0.from] == nil || circles[$0.from] != circles[$0.to] }
        var depths = Dictionary(graph.modules.map { ($0.name, 0) }) { first, _ in first }
        var isDone = false
        while !isDone {
            isDone = true
            for edge in edges {
                let depth = (depths[edge.to] ?? 0) + 1
                guard depth > depths[edge.from] ?? 0 else { continue }
                (depths[edge.from], isDone) = (depth, false)
            }
        }
        return depths
    }
}
