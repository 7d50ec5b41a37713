import DesignSystem
import Exploring
import TextShell

@testable import App

/// The way to name a control when typing.
enum ShownTyping: CaseIterable {
    case name
    case number

    /// The lines of a tap at a screen, with the control's number if this is how it is named.
    func lines(of tap: ExploredTap, at screen: Screen) -> [String] {
        guard self == .number, let number = tap.control(of: screen)?.action?.number else { return tap.lines }
        return ["press \(number)"]
    }
}

/// The effect of a press: its changes in the clinic, its message, and its destination.
struct PressOutcome: Equatable {
    /// The changes of the records, a line for each cell.
    let changes: Set<String>

    /// The error of the line, or nil.
    let failure: String?

    /// Whether the screen after it differs from the one before.
    let isTold: Bool

    /// The link of its destination, or nil.
    let link: String?
}
