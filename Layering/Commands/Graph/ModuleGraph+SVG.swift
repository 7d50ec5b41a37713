import LayeringEngine

/// A drawing in rows: who uses nothing is at the bottom, everyone else above what they use.
extension ModuleGraph {
    private static let (width, height, across, down) = (130, 34, 24, 64)

    var svg: String {
        let rows = rows()
        let places = places(in: rows)
        let size = ((rows.map(\.count).max() ?? 1) * (Self.width + Self.across) + Self.across, rows.count)
        let total = size.1 * (Self.height + Self.down) + Self.down
        let lines =
            allowed.compactMap { line($0, places, "stroke=\"#bbb\" stroke-dasharray=\"3 4\"") }
            + real.compactMap { line($0, places, forbidden.contains($0) ? "stroke=\"#c00\"" : "stroke=\"#333\"") }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(size.0)" height="\(total)" font-family="sans-serif" \
            font-size="13">
            <defs><marker id="end" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" \
            orient="auto"><path d="M0 0L8 4L0 8z"/></marker></defs>
            \((lines + modules.compactMap { box($0, places) }).joined(separator: "\n"))
            </svg>

            """
    }

    /// The modules by their depth, the deepest first.
    private func rows() -> [[String]] {
        let depths = ModuleMetrics.depths(in: self)
        let deepest = depths.values.max() ?? 0
        return (0...deepest).reversed().map { depth in modules.map(\.name).filter { depths[$0] == depth } }
    }

    private func places(in rows: [[String]]) -> [String: (x: Int, y: Int)] {
        var places: [String: (x: Int, y: Int)] = [:]
        for (row, names) in rows.enumerated() {
            for (column, name) in names.enumerated() {
                places[name] = (
                    Self.across + column * (Self.width + Self.across), Self.down / 2 + row * (Self.height + Self.down)
                )
            }
        }
        return places
    }

    private func line(_ edge: Edge, _ places: [String: (x: Int, y: Int)], _ style: String) -> String? {
        guard let from = places[edge.from], let to = places[edge.to] else { return nil }
        let (half, isBelow) = (Self.width / 2, to.y > from.y)
        let start = (from.x + half, from.y + (isBelow ? Self.height : 0))
        let end = (to.x + half, to.y + (isBelow ? 0 : Self.height))
        return
            "<line x1=\"\(start.0)\" y1=\"\(start.1)\" x2=\"\(end.0)\" y2=\"\(end.1)\" \(style) marker-end=\"url(#end)\"/>"
    }

    private func box(_ module: Module, _ places: [String: (x: Int, y: Int)]) -> String? {
        guard let place = places[module.name] else { return nil }
        let title = "\(GraphPage.escaped(module.layer)): fan-in \(module.fanIn), fan-out \(module.fanOut)"
        return """
            <g><title>\(title)</title><rect x="\(place.x)" y="\(place.y)" width="\(Self.width)" \
            height="\(Self.height)" rx="4" fill="#fff" stroke="#333"/><text x="\(place.x + Self.width / 2)" \
            y="\(place.y + 22)" text-anchor="middle">\(GraphPage.escaped(module.name))</text></g>
            """
    }
}
