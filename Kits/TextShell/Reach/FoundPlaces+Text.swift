import HeadlessUI

extension FoundPlaces {
    /// The places as lines to read, each with what to type for it.
    var text: String {
        // What is called as one types it is told by its kind.
        let rows = all.map {
            (line: $0.line, title: VisibleText.escaped($0.title == $0.line ? $0.kind : $0.title), detail: $0.detail)
        }
        let width = rows.map { CellWidth.of($0.line) }.max() ?? 0
        let titles = rows.map { CellWidth.of($0.title) }.max() ?? 0
        let lines = rows.map { row in
            "  \(row.line.padded(to: width))  \(row.title.padded(to: min(titles, Self.widestTitle)))  "
                + VisibleText.escaped(row.detail)
        }
        return lines.map { "\($0.trimmed(atEnd: true))\n" }.joined() + advice
    }

    private var advice: String {
        let more = hasMore ? "There are more: type more of it. " : ""
        let missing = failure.map { "Not everything was searched: \($0.message)\n" } ?? ""
        return "\(more)To open one, type what stands before it.\n\(missing)"
    }

    private static let widestTitle = 24
}

extension String {
    /// The text without blanks at its end.
    fileprivate func trimmed(atEnd: Bool) -> String {
        lastIndex { $0 != " " }.map { String(self[...$0]) } ?? ""
    }
}
