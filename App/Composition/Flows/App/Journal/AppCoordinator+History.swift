import DesignSystem
import Navigation

/// What was done, for people.
extension AppCoordinator {
    /// Every step of whoever is here: what was typed, and where it led.
    var history: [String] {
        var state = NavigationState()
        let own = ownSteps
        let steps = journal.journal.steps.enumerated().compactMap { index, step in
            for change in step.changes { state.apply(change) }
            guard own.contains(index) else { return nil as (String, String)? }
            return (VisibleText.of(step.cause.text), state.breadcrumb.trail)
        }
        let (digits, width) = ("\(steps.count)".count, steps.map { CellWidth.of($0.0) }.max() ?? 0)
        return steps.enumerated().map { index, step in
            let number = "\(index + 1)"
            return String(repeating: " ", count: digits - number.count) + "\(number)  \(step.0)"
                + String(repeating: " ", count: width - CellWidth.of(step.0)) + "  \(step.1)"
        }
    }
}

extension AppCoordinator {
    /// The steps that whoever is here may look back at: nobody sees what another person did, and at a locked station
    /// nobody sees anything. Who comes back to a station where nobody else was signed in meanwhile has all of theirs.
    var ownSteps: Range<Int> {
        let steps = journal.journal.steps
        if isLocked { return steps.count..<steps.count }
        var (start, sinceSignOut, name): (Int, Int, String?) = (0, 0, nil)
        for (index, step) in steps.enumerated() {
            for change in step.changes {
                if case .signedOut = change { sinceSignOut = index + 1 }
                guard case .signedIn(let userName) = change else { continue }
                if name != userName { start = sinceSignOut }
                name = userName
            }
        }
        return (session == nil ? sinceSignOut : start)..<steps.count
    }
}

nonisolated extension NavigationState {
    /// The names of the places that lead to the one on show, and of the question on top of it.
    var breadcrumb: [String] {
        let root = modals.last?.modal.rootTitle ?? section.title
        return [root] + self[visibleFlow].map(\.route.title) + [alert?.title].compactMap { $0 }
    }
}
