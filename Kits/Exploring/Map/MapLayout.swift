import HeadlessUI

/// The positions of screens on the map: a lane for each section, with columns by the number of steps from its start,
/// and in each column the screens near those that lead to them.
struct MapLayout {
    /// A screen with what leads on from it, and its place.
    struct Card {
        let stop: NavigationMap.Stop
        let audience: String
        let ways: [(to: String, kinds: [String])]
        let column: Int
        var x = 0
        var y = 0
        var width = 0

        /// The heading. Items of a link are on a separate line.
        var heading: [String] {
            let parts = stop.name.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            return stop.style == .alert || parts.count < 2 ? [stop.name] : [parts[0], "?" + parts[1]]
        }

        /// The line below the heading at which ways begin.
        var firstWay: Int { heading.count + 1 }

        var height: Int { (firstWay + ways.count) * MapLayout.line + 10 }
    }

    static let (line, gap, columnGap, character) = (16, 14, 80, 7)

    /// Every card, by the name of its screen.
    private(set) var cards: [Card] = []

    /// The titles of the sections with where their lanes begin.
    private(set) var lanes: [(section: String, y: Int)] = []

    private(set) var (width, height) = (0, 0)

    /// Lays a map out.
    init(of map: NavigationMap) {
        for section in map.sections {
            let stops = map.stops.filter { $0.section == section.title }
            guard !stops.isEmpty else { continue }
            lanes.append((section.title, height))
            add(Self.columns(of: stops, map), below: height + 30)
        }
    }

    /// The card of a screen.
    func card(of name: String) -> Card? { cards.first { $0.stop.name == name } }

    private mutating func add(_ columns: [[Card]], below top: Int) {
        var (x, bottom) = (20, top)
        for column in columns {
            var y = top
            let width = column.map { $0.longestLine * Self.character + 20 }.max() ?? 0
            for var card in column {
                (card.x, card.y, card.width) = (x, y, width)
                y += card.height + Self.gap
                cards.append(card)
            }
            x += width + Self.columnGap
            bottom = max(bottom, y)
        }
        (width, height) = (max(width, x), bottom + 10)
    }

    /// The cards of a lane by columns, each ordered by the screens that lead there.
    private static func columns(of stops: [NavigationMap.Stop], _ map: NavigationMap) -> [[Card]] {
        let steps = steps(in: stops, map)
        var (columns, above): ([[Card]], [String]) = ([], [])
        for column in 0...(steps.values.max() ?? 0) {
            let ranked = stops.filter { steps[$0.name] == column }.map { stop in
                (rank: above.firstIndex { map.lines[.init(from: $0, to: stop.name)] != nil } ?? above.count, stop: stop)
            }
            let cards = ranked.sorted { ($0.rank, $0.stop.name) < ($1.rank, $1.stop.name) }.map {
                Card(
                    stop: $0.stop, audience: map.audience(of: $0.stop), ways: map.ways(from: $0.stop.name),
                    column: column)
            }
            columns.append(cards)
            above = cards.map(\.stop.name)
        }
        return columns
    }

    /// The number of steps to each screen of a lane from its first one, or from another that nothing in the lane leads
    /// to.
    private static func steps(in stops: [NavigationMap.Stop], _ map: NavigationMap) -> [String: Int] {
        var steps: [String: Int] = [:]
        let names = Set(stops.map(\.name))
        let roots = stops.filter { stop in map.sections.contains { $0.start == stop.name } }
        for start in roots + stops where steps[start.name] == nil {
            steps[start.name] = 0
            var queue = [start.name]
            while !queue.isEmpty {
                let name = queue.removeFirst()
                for (next, _) in map.ways(from: name) where steps[next] == nil && names.contains(next) {
                    steps[next] = (steps[name] ?? 0) + 1
                    queue.append(next)
                }
            }
        }
        return steps
    }
}

extension MapLayout.Card {
    /// How many characters its longest line has.
    fileprivate var longestLine: Int {
        let lines = heading + [audience] + ways.map { $0.kinds.joined(separator: ", ") + " → " + $0.to }
        return lines.map(\.count).max() ?? 0
    }
}
