import HeadlessUI

/// The lines that a typed one may become, below each other or side by side where they fit.
enum CompletionList {
    /// The most rows that are shown.
    private static let maxRows = 12

    /// Rows within a width, each with its end, in as many columns as fit or as are given. The lines are safe to show.
    static func text(of lines: [String], width: Int, columns: Int? = nil) -> String {
        let shown = lines.map { VisibleText.escaped($0).truncated(to: max(width - 1, 1)) }
        let cell = (shown.map(CellWidth.of).max() ?? 0) + 2
        let columns = columns ?? max((width + 1) / cell, 1)
        let count = min((shown.count + columns - 1) / columns, maxRows)
        let rows = (0..<count).map { row in
            let places = Array(stride(from: row, to: shown.count, by: count).prefix(columns))
            return places.map { $0 == places.last ? shown[$0] : shown[$0].padded(to: cell) }.joined()
        }
        let left = shown.count - count * columns
        return (rows + (left > 0 ? ["… and \(left) more"] : [])).map { "\($0)\n" }.joined()
    }
}
