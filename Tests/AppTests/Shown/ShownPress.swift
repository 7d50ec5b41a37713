import DesignSystem
import Exploring
import TextShell

@testable import App
@testable import ExploredClinic

/// How a control of a screen is called by whoever presses it.
enum ShownTyping: CaseIterable {
    case name
    case number

    /// The lines of a tap at a screen, with the control by its number where that is how it is called.
    func lines(of tap: ExploredTap, at screen: Screen) -> [String] {
        guard self == .number, let number = tap.control(of: screen)?.action?.number else { return tap.lines }
        return ["press \(number)"]
    }
}

/// What came of a press: what it changed in the clinic, what was said, and where it led.
struct PressOutcome: Equatable {
    /// What became of the records, a line for each cell.
    let changes: Set<String>

    /// Why the line was refused, or nil.
    let failure: String?

    /// Whether the screen after it says anything else than the one that it was typed at.
    let isTold: Bool

    /// The link of the place that it led to, or nil.
    let link: String?
}
