import HeadlessUI

/// Screens of random content, with names as people have them and as attackers would.
struct RandomScreens {
    var numbers: SeededNumbers

    /// Words of one and two cells, marks, pictures, letters from right to left, and signs that terminals disagree on.
    private static let words = [
        "Ana", "Ruiz", "Nguyễn", "陳偉", "김철수", "ｆｕｌｌ", "نوال", "שלום", "e\u{301}", "👨‍👩‍👧", "❤️", "🇩🇪", "👍🏽", "☎", "ﷺ",
        "a\u{200D}b", "\u{301}", "▒▒", "…", "#1042", "14.05 EUR", "\u{1B}[2J", "क्षि", "ก็", "🫩", "½", "\t", "x", "·",
    ]

    /// A text of a few words.
    mutating func text(most: Int = 6) -> String {
        (0...Int.random(in: 0...most, using: &numbers)).map { _ in
            Self.words.randomElement(using: &numbers) ?? ""
        }.joined(separator: Bool.random(using: &numbers) ? " " : "")
    }

    /// A screen.
    mutating func screen() -> Screen {
        var count = 0
        let children = (0..<Int.random(in: 0...30, using: &numbers)).map { _ in node(&count) }
        return Screen(
            title: text(), breadcrumb: [text(), text()], account: text(),
            tabs: ["Home", text(), "Orders"].map { Tab(name: VisibleText.escaped($0), isSelected: $0 == "Home") },
            style: .page, canGoBack: Bool.random(using: &numbers), content: Node(.group, children: children))
    }

    private mutating func node(_ count: inout Int) -> Node {
        count += 1
        let action = ActionID(count)
        switch Int.random(in: 0..<6, using: &numbers) {
        case 0: return Node(.textField, label: text(most: 2), value: text(), action: action)
        case 1: return Node(.picker, label: text(most: 1), value: "a", action: action, options: ["a", text()])
        case 2:
            let cells = [Node(.text, label: text(most: 1)), Node(.spacer), Node(.text, label: text(most: 1))]
            return Node(.button, action: action, children: [Node(.row, children: cells)])
        case 3: return Node(.button, label: text(most: 2), action: action, isEnabled: Bool.random(using: &numbers))
        case 4: return Node(.secureField, label: text(most: 1), value: "", action: action)
        default:
            count -= 1
            return Node(.text, label: text(most: 20), emphasis: .secondary)
        }
    }
}

/// Random numbers that a seed repeats (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
