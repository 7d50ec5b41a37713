import DesignSystem
import Navigation
import TextShell

/// The steps taken, for people.
nonisolated struct History {
    /// One step: the command, and the state that it led to.
    private var steps: [(cause: StepCause, state: AppState)] = []

    /// The history of some steps; where each began is where the one before it ended.
    init(_ steps: ArraySlice<AppJournal.Step>, after start: AppState) {
        var state = start
        for step in steps {
            state = step.changes.compactMap(\.goal).last ?? state
            self.steps.append((step.cause, state))
        }
    }

    /// The steps as values.
    var values: [HistoryStep] {
        steps.map { step in
            HistoryStep(
                command: step.cause.command, place: step.state.breadcrumb,
                link: step.state.visibleRoute.withoutSearch.link)
        }
    }

    /// A line for each step.
    var lines: [String] {
        let steps = steps.map { (cause: VisibleText.escaped($0.cause.text), place: $0.state.breadcrumb.trail) }
        let (digits, width) = ("\(steps.count)".count, steps.map { CellWidth.of($0.cause) }.max() ?? 0)
        return steps.enumerated().map { index, step in
            let number = "\(index + 1)"
            return String(repeating: " ", count: digits - number.count) + "\(number)  \(step.cause)"
                + String(repeating: " ", count: width - CellWidth.of(step.cause)) + "  \(step.place)"
        }
    }
}

extension AppCoordinator {
    /// The current user's steps, a line for each: the commands, and the places that they led to.
    var history: [String] { ownHistory.lines }

    /// The current user's steps as values.
    var steps: [HistoryStep] { ownHistory.values }

    private var ownHistory: History {
        let own = ownSteps
        let steps = journal.steps
        return History(steps[own], after: steps[..<own.lowerBound].flatMap(\.changes).compactMap(\.goal).last ?? .start)
    }

    /// The steps that the current user may see: nobody sees another person's, and nobody sees any at a locked
    /// terminal. A user who returns to a terminal where nobody else signed in since sees all of theirs.
    var ownSteps: Range<Int> {
        let steps = journal.steps
        if state.isLocked { return steps.count..<steps.count }
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

extension StepCause {
    /// The command, or nil for another cause.
    nonisolated var command: String? { if case .command(let command) = self { command } else { nil } }

    /// The cause, as the history says it.
    nonisolated var text: String {
        switch self {
        case .command(let command): command
        case .restoring: "(the start)"
        case .idleness: "(locked)"
        case .app: "(the app)"
        }
    }
}
