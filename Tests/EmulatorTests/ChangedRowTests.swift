import HeadlessUI
import Testing

@testable import TextShell

/// The price of a row that changes while somebody looks.
@Suite struct ChangedRowTests {
    @Test(arguments: [(40, 12), (80, 24), (200, 60)])
    func `a changed row costs at most 2 KB`(size: (Int, Int)) {
        var window = Window(size: WindowSize(columns: size.0, rows: size.1))
        let place = ScenePlace(1)
        window.show(Self.orders(changed: 0), at: place, live: [place], isOwn: true)
        var (drawn, most) = (window.drawing, 0)
        let rounds = 200
        let time = ContinuousClock().measure {
            for round in 1...rounds {
                window.show(Self.orders(changed: round), at: place, live: [place], isOwn: false)
                let drawing = window.drawing
                most = max(most, drawing.replacing(drawn, in: WindowTheme(.color)).utf8.count)
                drawn = drawing
            }
        }
        print("window: a changed row at \(size.0) × \(size.1) costs at most \(most) bytes, \(time / rounds)")
        #expect((1...2_048).contains(most))
    }

    /// A page of orders, one of which has changed so often. Its columns stay as wide as they are.
    private static func orders(changed: Int) -> Screen {
        let rows = (1...50).map { number in
            let state = number == 2 ? "changed \(100 + changed)" : "placed"
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
