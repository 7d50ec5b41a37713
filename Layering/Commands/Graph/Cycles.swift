import LayeringEngine

/// Finds the groups of modules that use each other in a circle: Tarjan's strongly connected components.
enum Cycles {
    static func all(of names: [String], edges: [ModuleGraph.Edge]) -> [[String]] {
        var search = Search(next: Dictionary(grouping: edges, by: \.from).mapValues { $0.map(\.to) })
        for name in names where search.numbers[name] == nil { search.visit(name) }
        return search.groups
    }

    private struct Search {
        let next: [String: [String]]
        var numbers: [String: Int] = [:]
        var lowest: [String: Int] = [:]
        var open: [String] = []
        var groups: [[String]] = []

        mutating func visit(_ name: String) {
            let own = numbers.count
            (numbers[name], lowest[name]) = (own, own)
            open.append(name)
            for other in next[name] ?? [] {
                if numbers[other] == nil {
                    visit(other)
                    lowest[name] = min(lowest[name] ?? own, lowest[other] ?? own)
                } else if open.contains(other) {
                    lowest[name] = min(lowest[name] ?? own, numbers[other] ?? own)
                }
            }
            if lowest[name] == own, let start = open.firstIndex(of: name) {
                let group = Array(open[start...])
                open.removeSubrange(start...)
                if group.count > 1 { groups.append(group.sorted()) }
            }
        }
    }
}
