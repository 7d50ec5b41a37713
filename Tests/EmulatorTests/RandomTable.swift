import HeadlessUI

/// A list of records that others add, change and remove one at a time, so that columns move.
struct RandomTable {
    private var rows: [[String]] = []

    private static let words = [
        "#1042", "placed", "ready for pickup", "陳偉", "Ana Ruiz", "Nguyễn", "Delacroix", "19.40 EUR", "김철수", "👍🏽 Ben",
        "x",
    ]

    /// The list after one more change.
    mutating func changed(_ numbers: inout SeededNumbers) -> Screen {
        let place = Int.random(in: 0...rows.count, using: &numbers)
        if rows.count < 4 || Int.random(in: 0..<4, using: &numbers) == 0 {
            rows.insert((0..<4).map { _ in Self.word(&numbers) }, at: place)
        } else if place < rows.count {
            if rows.count > 70 || Int.random(in: 0..<4, using: &numbers) == 0 {
                rows.remove(at: place)
            } else {
                rows[place][Int.random(in: 0..<4, using: &numbers)] = Self.word(&numbers)
            }
        }
        return screen
    }

    private static func word(_ numbers: inout SeededNumbers) -> String {
        words.randomElement(using: &numbers) ?? ""
    }

    private var screen: Screen {
        let rows = rows.enumerated().map { index, row in
            let cells = row.map { Node(.text, label: $0) }
            let content = cells.dropLast() + [Node(.spacer)] + cells.suffix(1)
            return Node(
                .button, action: ActionID(index + 1), children: [Node(.row, children: Array(content))])
        }
        return Screen(
            title: "Orders", breadcrumb: ["Orders"], account: "", tabs: [Tab(name: "Orders", isSelected: true)],
            style: .page, canGoBack: false, content: Node(.group, children: [Node(.list, children: rows)]))
    }
}
