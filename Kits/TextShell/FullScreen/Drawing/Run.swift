import HeadlessUI

/// A part of a window that is drawn in one look, and what a click on it means.
struct Run: Hashable, Sendable {
    var text: String
    var look = Look.plain
    var target: Target?
}

/// Something in a window that can have the focus or be clicked.
enum Target: Hashable, Sendable {
    /// A control, by its number on this screen.
    case control(ActionID)
    /// A section, by its position.
    case section(Int)
    /// An entry of a list over the screen, by its position.
    case entry(Int)
    /// A key that the frame names.
    case key(WindowKey)
}

extension [Run] {
    /// The cells that the runs take.
    var width: Int { reduce(0) { $0 + CellWidth.of($1.text) } }

    /// The target at a cell.
    func target(at column: Int) -> Target? {
        var end = 0
        for run in self {
            end += CellWidth.of(run.text)
            if column < end { return run.target }
        }
        return nil
    }
}
