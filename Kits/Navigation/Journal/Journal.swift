/// What was done, step by step, each with its cause, and which of it can be taken back.
///
/// A value; it knows what a change is as little as what caused it. A step takes in every change from its beginning to
/// its end, so that whatever one command does is taken back as one. Undoing and redoing are steps, too: nothing is ever
/// taken out again, and all changes in their order lead from the start to where one is.
public struct Journal<Change, Cause> {
    /// Changes that belong together, and what caused them.
    public struct Step {
        /// What caused the changes.
        public let cause: Cause

        /// The changes, in their order; never none.
        @inlinable public var changes: [Change] { recorded }

        @usableFromInline var recorded: [Change]

        @inlinable init(cause: Cause, first change: Change) {
            (self.cause, recorded) = (cause, [change])
        }
    }

    /// What a change means to undoing.
    public enum Weight: Hashable, Sendable {
        /// It can be undone. What was undone before it can't be redone any more.
        case step
        /// It goes along with others; nobody would undo it alone.
        case aside
        /// Nothing of its step and before it can be undone.
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

    /// Nothing done yet.
    @inlinable public init() {}

    /// Whether anything has changed since the last step ended.
    @inlinable public var hasChanged: Bool { isOpen }

    /// The step that would be undone, by its place in ``steps``, or nil.
    @inlinable public var undoable: Int? { done.last }

    /// The step that would be redone, by its place in ``steps``, or nil.
    @inlinable public var redoable: Int? { undone.last }

    /// Names the cause of what happens next, in a step of its own.
    @inlinable public mutating func begin(_ cause: Cause) {
        end()
        self.cause = cause
    }

    /// Begins undoing: what happens next takes back the last step that can be undone.
    ///
    /// - Returns: whether there is such a step; else nothing has begun.
    @discardableResult @inlinable public mutating func beginUndo(_ cause: Cause) -> Bool {
        guard let step = done.popLast() else { return false }
        undone.append(step)
        beginReplay(cause)
        return true
    }

    /// Begins redoing: what happens next does again what was undone last.
    ///
    /// - Returns: whether there is such a step; else nothing has begun.
    @discardableResult @inlinable public mutating func beginRedo(_ cause: Cause) -> Bool {
        guard let step = undone.popLast() else { return false }
        done.append(step)
        beginReplay(cause)
        return true
    }

    /// Takes in a change that has happened; `fallback` is its cause where none was named.
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

    /// Ends the step that is under way. What happens next begins another.
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
