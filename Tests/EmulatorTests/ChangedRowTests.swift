import HeadlessUI
import Testing

@testable import TextShell

/// The price of a row that changes while somebody looks.
@Suite struct ChangedRowTests {
    @Test(arguments: [(40, 12), (80, 24), (200, 60)], [false, true])
    func `a changed row costs at most 2 KB`(size: (Int, Int), widens: Bool) {
        var window = Window(size: WindowSize(columns: size.0, rows: size.1))
        let place = ScenePlace(1)
        window.show(Self.orders(state: "changed 100"), at: place, live: [place], isOwn: true)
        var (drawn, most) = (window.drawing, 0)
        for round in 1...200 {
            // A longer state makes its column wider: everything behind it moves.
            let state = widens && round.isMultiple(of: 2) ? "ready for pickup" : "changed \(100 + round)"
            window.show(Self.orders(state: state), at: place, live: [place], isOwn: false)
            let drawing = window.drawing
            most = max(most, drawing.replacing(drawn, in: WindowTheme(.color)).utf8.count)
            drawn = drawing
        }
        let words = widens ? ", whose column widens," : ""
        print("window: a changed row\(words) at \(size.0) × \(size.1) costs at most \(most) bytes")
        #expect((1...2_048).contains(most))
    }

    /// A page of orders, one of which is in some state.
    private static func orders(state: String) -> Screen {
        let rows = (1...50).map { number in
            let state = number == 2 ? state : "placed"
            let cells = ["#10\(number)", state, "2026-11-26", "Marguerite Delacroix"].map { Node(.text, label: $0) }
            let total = [Node(.spacer), Node(.text, label: "\(number).40 EUR")]
            return Node(.button, action: ActionID(number), children: [Node(.row, children: cells + total)])
        }
        return Screen(
            title: "Orders", breadcrumb: ["Orders"], account: "Ana Ruiz, pharmacist",
            tabs: ["Home", "Orders"].map { Tab(name: $0, isSelected: $0 == "Orders") }, style: .page, canGoBack: false,
            content: Node(.group, children: [Node(.list, children: rows)]))
    }
}
