import Foundation

/// The table of keys in docs/screens.md: each journey as it was typed before there was completion, in words and with
/// the numbers on the screen, and as it is typed now, line by line and in the full screen.
nonisolated struct KeystrokeTable {
    /// A cell: keys, how many they are said to be, and how many of these besides what has to be told.
    struct Keys: Hashable {
        let keys: String
        let count: Int
        let besides: Int
    }

    /// A journey.
    struct Row: Hashable {
        let journey: String
        /// The texts that somebody has to tell, whatever the interface is.
        let told: [String]
        let words: Keys
        let numbers: Keys
        let line: Keys
        let fullScreen: Keys

        var all: [Keys] { [words, numbers, line, fullScreen] }
    }

    let rows: [Row]

    /// The table of the repository.
    init() throws {
        let page = URL(filePath: #filePath).appending(path: "../../../../docs/screens.md").standardizedFileURL
        let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
        rows = lines.drop { !$0.hasPrefix("| journey |") }.dropFirst(2).prefix { $0.hasPrefix("|") }.compactMap {
            line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            let keys = cells.dropFirst(2).map(Self.keys)
            guard keys.count == 4 else { return nil }
            return Row(
                journey: cells[0], told: Self.quoted(cells[1]), words: keys[0], numbers: keys[1], line: keys[2],
                fullScreen: keys[3])
        }
    }

    /// Reads a cell such as “5, 2: `ana→⏎`”.
    private static func keys(_ cell: String) -> Keys {
        let counts = cell.prefix { $0 != ":" }.split(separator: ",").map {
            Int($0.trimmingCharacters(in: .whitespaces)) ?? -1
        }
        return Keys(keys: quoted(cell).first ?? "", count: counts.first ?? -1, besides: counts.last ?? -1)
    }

    /// The texts between backticks.
    private static func quoted(_ cell: String) -> [String] {
        cell.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map {
            String($0.element)
        }
    }
}
