import Foundation

/// The table of keys in docs/screens.md: each journey as it was typed before there was completion, in words and with
/// the numbers on the screen, and as it is typed now.
nonisolated struct KeystrokeTable {
    /// A cell: keys, and how many they are said to be.
    struct Keys: Hashable {
        let keys: String
        let count: Int
    }

    /// A journey.
    struct Row: Hashable {
        let journey: String
        let words: Keys
        let numbers: Keys
        let now: Keys
    }

    let rows: [Row]

    /// The table of the repository.
    init() throws {
        let page = URL(filePath: #filePath).appending(path: "../../../../docs/screens.md").standardizedFileURL
        let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
        rows = lines.drop { !$0.hasPrefix("| journey |") }.dropFirst(2).prefix { $0.hasPrefix("|") }.compactMap {
            line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            let keys = cells.dropFirst().map(Self.keys)
            return keys.count == 3 ? Row(journey: cells[0], words: keys[0], numbers: keys[1], now: keys[2]) : nil
        }
    }

    /// Reads a cell such as “5: `ana→⏎`”.
    private static func keys(_ cell: String) -> Keys {
        let parts = cell.split(separator: "`", omittingEmptySubsequences: false)
        let keys = parts.indices.contains(1) ? String(parts[1]) : ""
        return Keys(keys: keys, count: Int(parts[0].prefix { $0.isNumber }) ?? -1)
    }
}
