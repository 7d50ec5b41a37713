/// The steps taken, each with its cause, and which of them can be undone.
///
/// A value, generic over changes and causes. A step contains every change from its beginning to its end, so that
/// everything a command does is undone together. Undo and redo are steps, too: nothing is ever removed, and all
/// changes in order lead from the start to the present.
public struct Journal<Change, Cause> {
    /// Changes that belong together, and their cause.
    public struct Step {
        /// The cause of the changes.
        public let cause: Cause

        /// The changes in order; never empty.
        @inlinable public var changes: [Change] { recorded }

        @usableFromInline var recorded: [Change]

        @inlinable init(cause: Cause, first change: Change) {
            (self.cause, recorded) = (cause, [change])
        }
    }

    /// The meaning of a change for undo.
    public enum Weight: Hashable, Sendable {
        /// It can be undone. Steps undone before it can no longer be redone.
        case step
        /// It accompanies other changes and is not undone by itself.
        case aside
        /// Its step and everything before it cannot be undone.
        case barrier
    }

    /// Every step so far.
    @inlinable public var steps: [Step] { recorded }

    @usableFromInline var recorded: [Step] = []
    @usableFromInline var done: [Int] = []
    @usableFromInline var undone: [Int] = []
    @usableFromInline var cause: Cause?
    @usableFromInline var isOpen = false
    @usableFromInline var countsAsDone = true

    /// Creates an empty journal.
    @inlinable public init() {}

    /// Whether anything has changed since the last step ended.
    @inlinable public var hasChanged: Bool { isOpen }

    /// The index in ``steps`` of the step that undo takes back, or nil.
    @inlinable public var undoable: Int? { done.last }

    /// The index in ``steps`` of the step that redo repeats, or nil.
    @inlinable public var redoable: Int? { undone.last }

    /// Begins a step with a cause.
    @inlinable public mutating func begin(_ cause: Cause) {
        end()
        self.cause = cause
    }

    /// Begins to undo: the following changes take back the last step that can be undone.
    ///
    /// - Returns: whether there is such a step. If not, nothing has begun.
    @discardableResult @inlinable public mutating func beginUndo(_ cause: Cause) -> Bool {
        guard let step = done.popLast() else { return false }
        undone.append(step)
        beginReplay(cause)
        return true
    }

    /// Begins to redo: the following changes repeat the step that was undone last.
    ///
    /// - Returns: whether there is such a step. If not, nothing has begun.
    @discardableResult @inlinable public mutating func beginRedo(_ cause: Cause) -> Bool {
        guard let step = undone.popLast() else { return false }
        done.append(step)
        beginReplay(cause)
        return true
    }

    /// Records a change. `fallback` is its cause if no step has begun.
    ///
    /// - Returns: its cause.
    @discardableResult @inlinable public mutating func record(
        _ change: Change, _ weight: Weight, otherwise fallback: @autoclosure () -> Cause
    ) -> Cause {
        if isOpen {
            recorded[recorded.count - 1].recorded.append(change)
        } else {
            recorded.append(Step(cause: cause ?? fallback(), first: change))
            isOpen = true
        }
        note(weight)
        return recorded[recorded.count - 1].cause
    }

    /// Ends the current step. The next change begins another.
    @inlinable public mutating func end() {
        (cause, isOpen, countsAsDone) = (nil, false, true)
    }

    @inlinable mutating func note(_ weight: Weight) {
        switch weight {
        case .aside: break
        case .barrier: (done, undone, countsAsDone) = ([], [], false)
        case .step:
            guard countsAsDone, done.last != recorded.count - 1 else { return }
            done.append(recorded.count - 1)
            undone = []
        }
    }

    @inlinable mutating func beginReplay(_ cause: Cause) {
        begin(cause)
        countsAsDone = false
    }
}

extension Journal: Sendable where Change: Sendable, Cause: Sendable {}
extension Journal.Step: Sendable where Change: Sendable, Cause: Sendable {}
