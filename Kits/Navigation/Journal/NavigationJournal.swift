#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The journal of an app. It records each change of the state and notifies its observers.
///
/// The extensions state what they require of the routes, as ``RouteStack`` does.
@MainActor public final class NavigationJournal<Section, Route, Modal, Alert> {
    /// The navigation state of the app.
    public typealias State = NavigationState<Section, Route, Modal, Alert>

    /// One recorded change.
    public typealias Change = NavigationChange<Section, Route, Modal, Alert>

    /// Changes that belong together, and their cause.
    public typealias Step = Journal<Change, StepCause>.Step

    /// The identities of writes that were tried for the first time, and of those that succeeded.
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

    /// The index in ``steps`` of the step that undo takes back, or nil.
    @inlinable public var undoable: Int? { journal.undoable }

    /// The index in ``steps`` of the step that redo repeats, or nil.
    @inlinable public var redoable: Int? { journal.redoable }
}

extension NavigationJournal
where Route: NavigationRoute, Section == Route.Section, Modal == Route.Modal, Alert: NavigationAlert {
    /// Creates an empty journal.
    ///
    /// - Parameter takeWrites: returns the writes since its last call. It is called at the end of each step.
    @inlinable public convenience init(takeWrites: @escaping () -> Writes = { ([], []) }) {
        self.init(from: State(), takeWrites: takeWrites)
    }

    /// Ends the current step and begins one with a cause. A step whose command `canBeRepeated` counts even if it
    /// changes nothing.
    @inlinable public func begin(_ cause: StepCause, canBeRepeated: Bool = false) {
        end()
        journal.begin(cause)
        self.cause = cause
        self.canBeRepeated = canBeRepeated
    }

    /// Ends the current step. One that leaves input that is not saved (`isInput`) is not repeated.
    @inlinable public func end(isInput: Bool = false) {
        let (tried, granted) = takeWrites()
        for write in tried { self.tried[write] = cause ?? .app }
        for cause in granted.compactMap({ self.tried.removeValue(forKey: $0) }) where cause != .restoring {
            record(.wrote(cause))
        }
        if canBeRepeated, !isInput, !journal.hasChanged, tried.isEmpty { record(.acted) }
        journal.end()
        (cause, canBeRepeated) = (nil, false)
    }

    /// Records the new state if it differs from the last one in more than search text.
    @inlinable public func moved(to new: State) {
        let (old, new) = (state, new.withoutSearch)
        guard old != new else { return }
        state = new
        record(.moved(from: old, to: new))
    }

    /// Records changes that accompany a user's step and are not undone by themselves.
    @inlinable public func aside(_ change: () -> Void) {
        isAside = true
        change()
        isAside = false
    }

    /// Records a change and notifies the observers.
    @inlinable public func record(_ change: Change) {
        let cause = journal.record(change, weight(of: change), otherwise: .app)
        for observer in observers { observer(change, cause) }
    }

    /// Calls `observer` after each change, with its cause: the place for analytics. An observer may read the
    /// coordinators but not navigate.
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
    /// The state that undo leads to: the one before the step; nil if there is nothing to undo.
    public var undone: State? { undoable.map { steps[$0].changes.compactMap(\.origin).first?.withoutAlert ?? start } }

    /// The state that redo leads to: the one after the step; nil if there is nothing to redo.
    public var redone: State? { redoable.map { steps[$0].changes.compactMap(\.goal).last?.withoutAlert ?? start } }

    /// Begins to undo a step.
    ///
    /// - Returns: the causes of writes in that step or since that were not named before.
    public func beginUndo() -> [StepCause] {
        end()
        let writes = steps.indices.suffix(from: undoable ?? steps.endIndex).filter {
            steps[$0].changes.contains(where: \.isWrite)
        }
        defer { toldWrites.formUnion(writes) }
        journal.beginUndo(.command("undo"))
        return writes.filter { !toldWrites.contains($0) }.flatMap { steps[$0].changes.compactMap(\.writer) }
    }

    /// Begins to redo a step.
    public func beginRedo() {
        end()
        journal.beginRedo(.command("redo"))
    }
}
