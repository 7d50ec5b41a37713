import Foundation

/// The journal of a whole app: it hears of each change of the state, and tells its observers.
///
/// What the places must be is asked by the extensions, as ``RouteStack`` says.
@MainActor public final class NavigationJournal<Section, Route, Modal, Alert> {
    /// Everything a person sees of the app's navigation.
    public typealias State = NavigationState<Section, Route, Modal, Alert>

    /// One thing that changed.
    public typealias Change = NavigationChange<Section, Route, Modal, Alert>

    /// Changes that belong together, and what caused them.
    public typealias Step = Journal<Change, StepCause>.Step

    /// Which writes were tried for the first time, and which were granted.
    public typealias Writes = (tried: [UUID], granted: [UUID])

    @usableFromInline var journal = Journal<Change, StepCause>()
    @usableFromInline let start: State
    @usableFromInline var state: State
    @usableFromInline var isAside = false
    @usableFromInline var cause: StepCause?
    @usableFromInline var observers: [(Change, StepCause) -> Void] = []

    @usableFromInline let takeWrites: () -> Writes
    @usableFromInline var tried: [UUID: StepCause] = [:]
    @usableFromInline var canBeRepeated = false
    @usableFromInline var toldWrites: Set<Int> = []

    @inlinable init(from start: State, takeWrites: @escaping () -> Writes) {
        (self.start, state, self.takeWrites) = (start, start, takeWrites)
    }

    /// Every step so far.
    @inlinable public var steps: [Step] { journal.steps }

    /// The step that would be undone, by its place in ``steps``, or nil.
    @inlinable public var undoable: Int? { journal.undoable }

    /// The step that would be redone, by its place in ``steps``, or nil.
    @inlinable public var redoable: Int? { journal.redoable }
}

extension NavigationJournal
where Route: NavigationRoute, Section == Route.Section, Modal == Route.Modal, Alert: NavigationAlert {
    /// An empty journal of an app at its start.
    ///
    /// - Parameter takeWrites: what was written since it was called before; it is called at the end of each step.
    @inlinable public convenience init(takeWrites: @escaping () -> Writes = { ([], []) }) {
        self.init(from: State(), takeWrites: takeWrites)
    }

    /// Ends the step that is under way, and names the cause of what happens next. Where doing that again does the same
    /// again, it `canBeRepeated`: then it is a step even if it leads nowhere.
    @inlinable public func begin(_ cause: StepCause, canBeRepeated: Bool = false) {
        end()
        journal.begin(cause)
        self.cause = cause
        self.canBeRepeated = canBeRepeated
    }

    /// Ends the step that is under way.
    @inlinable public func end() {
        let (tried, granted) = takeWrites()
        for write in tried { self.tried[write] = cause ?? .app }
        for cause in granted.compactMap({ self.tried.removeValue(forKey: $0) }) where cause != .restoring {
            record(.wrote(cause))
        }
        if canBeRepeated, !journal.hasChanged, tried.isEmpty { record(.acted) }
        journal.end()
        (cause, canBeRepeated) = (nil, false)
    }

    /// Takes in what is shown now, where that is another state than before in more than what was searched for.
    @inlinable public func moved(to new: State) {
        let (old, new) = (state, new.withoutSearch)
        guard old != new else { return }
        state = new
        record(.moved(from: old, to: new))
    }

    /// Takes in what changes as something that goes along with what people do: nobody undoes it.
    @inlinable public func aside(_ change: () -> Void) {
        isAside = true
        change()
        isAside = false
    }

    /// Takes in a change that has happened, and tells the observers.
    @inlinable public func record(_ change: Change) {
        let cause = journal.record(change, weight(of: change), otherwise: .app)
        for observer in observers { observer(change, cause) }
    }

    /// Calls `observer` after each change from now on, with its cause: the place for analytics. An observer may look at
    /// the coordinators, and must not go anywhere.
    @inlinable public func observe(_ observer: @escaping (_ change: Change, _ cause: StepCause) -> Void) {
        observers.append(observer)
    }

    /// Undoing an answer that saved something stays at the screen of the question.
    @inlinable func weight(of change: Change) -> Journal<Change, StepCause>.Weight {
        if cause == .restoring { return .barrier }
        if isAside { return .aside }
        guard journal.hasChanged, change.isWrite, let step = journal.steps.last else { return change.weight }
        return step.changes.contains(where: { $0.isAnswer }) ? .step : change.weight
    }
}

extension NavigationJournal
where Route: NavigationRoute, Section == Route.Section, Modal == Route.Modal, Alert: NavigationAlert {
    /// Where undoing leads: the state before the step; nil where there is nothing to undo.
    public var undone: State? { undoable.map { steps[$0].changes.compactMap(\.origin).first?.withoutAlert ?? start } }

    /// Where redoing leads: the state after the step; nil where there is nothing to redo.
    public var redone: State? { redoable.map { steps[$0].changes.compactMap(\.goal).last?.withoutAlert ?? start } }

    /// Begins undoing: what happens next takes a step back.
    ///
    /// - Returns: what saved something in that step or since, and was not named before.
    public func beginUndo() -> [StepCause] {
        end()
        let writes = steps.indices.suffix(from: undoable ?? steps.endIndex).filter {
            steps[$0].changes.contains(where: \.isWrite)
        }
        defer { toldWrites.formUnion(writes) }
        journal.beginUndo(.command("undo"))
        return writes.filter { !toldWrites.contains($0) }.flatMap { steps[$0].changes.compactMap(\.writer) }
    }

    /// Begins redoing: what happens next does a step again.
    public func beginRedo() {
        end()
        journal.beginRedo(.command("redo"))
    }
}
