import HeadlessUI

/// The map as a self-contained picture: a card for each screen with its actions, a curve to each next screen of the
/// same lane, and words for all other ways.
struct MapDrawing {
    private let title: String
    private let layout: MapLayout

    /// A picture of a map.
    init(of map: NavigationMap) {
        (title, layout) = (map.title, MapLayout(of: map))
    }

    /// The picture as SVG.
    var svg: String {
        let (width, height) = (layout.width, layout.height)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)">
            <title>Every screen of \(title.escaped), and what leads from one to another</title>
            <style>
            text { font: 11px monospace; fill: #24292f } .lane { font: bold 15px sans-serif } .name { font-weight: bold }
            .who { fill: #6e7781 } .far { fill: #0969da } .card { fill: #fff; stroke: #57606a }
            .sheet { fill: #ddf4ff } .fullScreenCover { fill: #fbefff; stroke-width: 2 } .alert { fill: #fff8c5 }
            path { fill: none; stroke: #57606a; opacity: .6 }
            </style>
            <rect width="\(width)" height="\(height)" fill="#f6f8fa"/>

            """ + layout.lanes.map(lane).joined() + layout.cards.flatMap(curves).joined()
                + layout.cards.map(card).joined() + "</svg>\n"
    }

    private func lane(_ lane: (section: String, y: Int)) -> String {
        text(lane.section, at: (20, lane.y + 20), "lane")
    }

    private func card(_ card: MapLayout.Card) -> String {
        let rounding = card.stop.style == .page ? 2 : 10
        let box =
            "<rect x=\"\(card.x)\" y=\"\(card.y)\" width=\"\(card.width)\" height=\"\(card.height)\" rx=\"\(rounding)\" "
            + "class=\"card \(card.stop.style.rawValue)\"/>\n"
        var lines = card.heading.map { (words: $0, look: "name") } + [(words: card.audience, look: "who")]
        for way in card.ways {
            let kinds = way.kinds.joined(separator: ", ")
            let isDrawn = isDrawn(way.to, from: card)
            lines.append(isDrawn ? (words: kinds, look: "") : (words: "\(kinds) → \(way.to)", look: "far"))
        }
        return box
            + lines.enumerated().map { index, line in
                text(line.words, at: (card.x + 10, card.y + (index + 1) * MapLayout.line), line.look)
            }.joined()
    }

    private func curves(of card: MapLayout.Card) -> [String] {
        card.ways.enumerated().compactMap { index, way in
            guard isDrawn(way.to, from: card), let target = layout.card(of: way.to) else { return nil }
            let from = (x: card.x + card.width, y: card.y + (card.firstWay + index + 1) * MapLayout.line - 4)
            let to = (x: target.x, y: target.y + MapLayout.line - 4)
            let middle = (from.x + to.x) / 2
            return
                "<path d=\"M\(from.x) \(from.y)C\(middle) \(from.y) \(middle) \(to.y) \(to.x) \(to.y)m-6-3l6 3l-6 3\"/>\n"
        }
    }

    /// Whether a way is drawn as a curve: it leads to the next column of the same lane.
    private func isDrawn(_ name: String, from card: MapLayout.Card) -> Bool {
        guard let target = layout.card(of: name), target.stop.section == card.stop.section else { return false }
        return target.column == card.column + 1
    }

    private func text(_ words: String, at place: (x: Int, y: Int), _ look: String) -> String {
        let look = look.isEmpty ? "" : " class=\"\(look)\""
        return "<text x=\"\(place.x)\" y=\"\(place.y)\"\(look)>\(words.escaped)</text>\n"
    }
}

extension String {
    fileprivate var escaped: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
