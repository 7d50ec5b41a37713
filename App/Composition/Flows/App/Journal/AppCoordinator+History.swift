import DesignSystem
import Navigation

/// What was done, for people.
extension AppCoordinator {
    /// Every step so far: what was typed, and where it led.
    var history: [String] {
        var state = NavigationState()
        let steps = journal.journal.steps.map { step in
            for change in step.changes { state.apply(change) }
            return (VisibleText.of(step.cause.text), state.breadcrumb.joined(separator: " › "))
        }
        let (digits, width) = ("\(steps.count)".count, steps.map { CellWidth.of($0.0) }.max() ?? 0)
        return steps.enumerated().map { index, step in
            let number = "\(index + 1)"
            return String(repeating: " ", count: digits - number.count) + "\(number)  \(step.0)"
                + String(repeating: " ", count: width - CellWidth.of(step.0)) + "  \(step.1)"
        }
    }
}

nonisolated extension NavigationState {
    /// The names of the places that lead to the one on show, and of the question on top of it.
    var breadcrumb: [String] {
        let root = modals.last?.modal.rootTitle ?? section.title
        return [root] + self[visibleFlow].map(\.route.title) + [alert?.title].compactMap { $0 }
    }
}
