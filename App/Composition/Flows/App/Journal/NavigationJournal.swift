import Foundation
import Navigation

/// The journal of the whole app: it hears of each change of the state, and tells whoever wants to know.
final class NavigationJournal {
    private(set) var journal = Journal<NavigationChange, StepCause>()

    private var state = AppState.start
    private var isAside = false
    private let operations: NotedIdentifiers
    private var tried: [UUID: StepCause] = [:]
    private var canBeRepeated = false
    private var observers: [(NavigationChange, StepCause) -> Void] = []
    private var toldWrites: Set<Int> = []
    private var cause: StepCause?

    /// An empty journal; what was tried and what was saved in a step it is told with the operations.
    init(operations: NotedIdentifiers) {
        self.operations = operations
    }

    /// Ends the step that is under way, and names the cause of what happens next. Where doing that again does the same
    /// again, it `canBeRepeated`: then it is a step even if it leads nowhere.
    func begin(_ cause: StepCause, canBeRepeated: Bool = false) {
        end()
        journal.begin(cause)
        self.cause = cause
        self.canBeRepeated = canBeRepeated
    }

    /// Ends the step that is under way.
    func end() {
        let (tried, granted) = operations.takeNotes()
        for operation in tried { self.tried[operation] = cause ?? .app }
        for cause in granted.compactMap({ self.tried.removeValue(forKey: $0) }) where cause != .restoring {
            record(.wrote(cause))
        }
        if canBeRepeated, !journal.hasChanged, tried.isEmpty { record(.acted) }
        journal.end()
        (cause, canBeRepeated) = (nil, false)
    }

    /// Takes in what is shown now, where that is another state than before in more than what was searched for.
    func moved(to new: AppState) {
        let (old, new) = (state, new.withoutSearch)
        guard old != new else { return }
        state = new
        record(.moved(from: old, to: new))
    }

    /// Takes in what changes as something that goes along with what people do: nobody undoes it.
    func aside(_ change: () -> Void) {
        isAside = true
        change()
        isAside = false
    }

    /// Takes in a change that has happened, and tells whoever listens.
    func record(_ change: NavigationChange) {
        journal.record(change, weight(of: change), otherwise: .app)
        guard !observers.isEmpty, let cause = journal.steps.last?.cause else { return }
        for observer in observers { observer(change, cause) }
    }

    /// Undoing an answer that saved something stays at the screen of the question.
    private func weight(of change: NavigationChange) -> Journal<NavigationChange, StepCause>.Weight {
        if cause == .restoring { return .barrier }
        if isAside { return .aside }
        guard change.isWrite, journal.hasChanged, let step = journal.steps.last else { return change.weight }
        return step.changes.contains(where: \.isAnswer) ? .step : change.weight
    }

    /// Calls `observer` after each change from now on, with its cause: the place for analytics. Whoever listens may
    /// look at the coordinators, and must not go anywhere.
    func observe(_ observer: @escaping (_ change: NavigationChange, _ cause: StepCause) -> Void) {
        observers.append(observer)
    }

    /// Where undoing leads: the state before the step; nil where there is nothing to undo.
    var undone: AppState? { journal.undoable.map { journal.steps[$0].changes.origin?.withoutAlert ?? .start } }

    /// Where redoing leads: the state after the step; nil where there is nothing to redo.
    var redone: AppState? { journal.redoable.map { journal.steps[$0].changes.goal?.withoutAlert ?? .start } }

    /// Begins undoing: what happens next takes a step back.
    ///
    /// - Returns: what saved something in that step or since, and was not named before.
    func beginUndo() -> [StepCause] {
        end()
        let writes = journal.steps.indices.suffix(from: journal.undoable ?? journal.steps.endIndex).filter {
            journal.steps[$0].changes.contains(where: \.isWrite)
        }
        defer { toldWrites.formUnion(writes) }
        journal.beginUndo(.command("undo"))
        return writes.filter { !toldWrites.contains($0) }.flatMap { journal.steps[$0].writes }
    }

    /// Begins redoing: what happens next does a step again.
    func beginRedo() {
        end()
        journal.beginRedo(.command("redo"))
    }
}

extension Journal<NavigationChange, StepCause>.Step {
    /// What saved something that the step heard of.
    fileprivate var writes: [StepCause] {
        changes.compactMap { if case .wrote(let cause) = $0 { cause } else { nil } }
    }
}
