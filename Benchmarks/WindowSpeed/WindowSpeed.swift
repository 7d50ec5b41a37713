import HeadlessUI
import TextShell

/// Changes a row of a list in a window a number of times: Benchmarks/window counts its bytes and instructions, and
/// takes its time.
@main struct WindowSpeed {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }
        guard arguments.count == 3, let change = Change(rawValue: CommandLine.arguments.last ?? "") else {
            throw WrongArguments()
        }
        let (size, rounds) = (WindowSize(columns: arguments[0], rows: arguments[1]), arguments[2])
        let screens = change.screens
        let (place, theme, clock) = (ScenePlace(1), WindowTheme(.color), ContinuousClock())
        var window = Window(size: size)
        window.show(screens[0], at: place, live: [place], isOwn: true)
        var (drawn, bytes, times) = (window.drawing, 0, [Duration]())
        for round in 1...rounds {
            let time = clock.measure {
                window.show(screens[round % screens.count], at: place, live: [place], isOwn: false)
                let drawing = window.drawing
                bytes = max(bytes, drawing.replacing(drawn, in: theme).utf8.count)
                drawn = drawing
            }
            times.append(time)
        }
        times.sort()
        let figures = [times[rounds / 2], times[rounds * 99 / 100]].map { Int($0 / .microseconds(1)) }
        print("\(bytes) \(figures[0]) \(figures[1])")
    }
}

/// The difference that another makes to a list while somebody looks at it.
enum Change: String {
    /// A row has another word of the same length.
    case word
    /// A row has a longer word, so that its column widens and all behind it moves; then a shorter one.
    case column
    /// A row comes at the top and goes away again, so that all rows move.
    case row

    /// The list before and after.
    var screens: [Screen] {
        switch self {
        case .word: [Self.orders(state: "changed 1"), Self.orders(state: "changed 2")]
        case .column: [Self.orders(state: "paid"), Self.orders(state: "ready for pickup")]
        case .row: [Self.orders(state: "paid"), Self.orders(state: "paid", first: 0)]
        }
    }

    private static func orders(state: String, first: Int = 1) -> Screen {
        let rows = (first...50).enumerated().map { index, number in
            let state = number == 2 ? state : "placed"
            let cells = ["#\(1000 + number)", state, "2026-11-26", "Marguerite Delacroix"].map {
                Node(.text, label: $0)
            }
            let total = [Node(.spacer), Node(.text, label: "\(10 + number).40 EUR")]
            return Node(.button, action: ActionID(index + 1), children: [Node(.row, children: cells + total)])
        }
        return Screen(
            title: "Orders", breadcrumb: ["Orders"], account: "Ana Ruiz, pharmacist",
            tabs: ["Home", "Orders"].map { Tab(name: $0, isSelected: $0 == "Orders") }, style: .page, canGoBack: false,
            content: Node(.group, children: [Node(.list, children: rows)]))
    }
}

/// The arguments are the columns, the rows, how often, and the change.
struct WrongArguments: Error {}
