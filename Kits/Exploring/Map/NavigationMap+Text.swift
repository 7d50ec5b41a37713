import HeadlessUI

/// The map in words.
extension NavigationMap {
    /// The forms that the map is written in.
    public enum Format: String, Hashable, Sendable, CaseIterable {
        /// In words.
        case text
        /// As data.
        case json
        /// As a graph that Mermaid draws.
        case mermaid
        /// As a graph that Graphviz draws.
        case dot
        /// As a picture.
        case svg
    }

    /// The map in a form.
    public func written(as format: Format) -> String {
        switch format {
        case .text: text
        case .json: json
        case .mermaid: mermaid
        case .dot: dot
        case .svg: MapDrawing(of: self).svg
        }
    }

    /// Each screen with who was found there, then what leads on from it; in the order of names.
    private var text: String {
        stops.sorted { $0.name < $1.name }.map { stop in
            let ways = ways(from: stop.name).map { "  \($0.kinds.joined(separator: ", ")) → \($0.to)\n" }
            let staying = (staying[stop.name] ?? []).sorted().joined(separator: ", ")
            return "\(stop.name)  (\(audience(of: stop)))\n" + ways.joined()
                + (staying.isEmpty ? "" : "  stays: \(staying)\n")
        }.joined()
    }

    private var mermaid: String {
        let shapes = stops.map { stop in
            let (open, close) = stop.mermaidShape
            return "    \(id(of: stop.name))\(open)\"\(stop.name)\"\(close)\n"
        }
        return "graph LR\n" + shapes.joined()
            + drawn.map { "    \(id(of: $0.from)) -->|\"\($0.label)\"| \(id(of: $0.to))\n" }.joined()
    }

    private var dot: String {
        let stops = stops.map { "    \"\($0.name)\" [shape=\($0.dotShape)];\n" }
        let lines = drawn.map { "    \"\($0.from)\" -> \"\($0.to)\" [label=\"\($0.label)\"];\n" }
        return "digraph \(title.lowercased().filter(\.isLetter)) {\n    rankdir=LR;\n" + stops.joined() + lines.joined()
            + "}\n"
    }

    /// The ways to other screens, in a stable order.
    private var drawn: [(from: String, to: String, label: String)] {
        stops.flatMap { stop in
            ways(from: stop.name).map { (stop.name, $0.to, $0.kinds.joined(separator: ", ")) }
        }
    }

    /// The roles that see a screen, in words.
    func audience(of stop: Stop) -> String {
        let missing = roles.filter { !stop.roles.contains($0) }
        if missing.isEmpty { return "everyone" }
        return missing == Array(roles.prefix(1))
            ? "everyone signed in" : roles.filter(stop.roles.contains).joined(separator: ", ")
    }

    private func id(of name: String) -> String {
        "s\((stops.firstIndex { $0.name == name } ?? 0) + 1)"
    }
}

extension NavigationMap.Stop {
    fileprivate var mermaidShape: (String, String) {
        switch style {
        case .page: ("[", "]")
        case .sheet: ("(", ")")
        case .fullScreenCover: ("[[", "]]")
        case .alert: ("{{", "}}")
        }
    }

    fileprivate var dotShape: String {
        switch style {
        case .page: "box"
        case .sheet: "note"
        case .fullScreenCover: "doubleoctagon"
        case .alert: "diamond"
        }
    }
}
