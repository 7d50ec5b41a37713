import Navigation

/// The journal of the whole app: every flow records here what changed, and who wants to know hears it.
final class NavigationJournal {
    private(set) var journal = Journal<NavigationChange, StepCause>()

    private let operations: CountedIdentifiers
    private var before = (tried: 0, granted: 0)
    private var canBeRepeated = false
    private var observers: [(NavigationChange, StepCause) -> Void] = []
    private var toldWrites: Set<Int> = []
    private var isRestoring = false

    /// An empty journal; what was to be saved in a step it knows from the operations that were made.
    init(operations: CountedIdentifiers) {
        self.operations = operations
    }

    /// Ends the step that is under way, and names the cause of what happens next. Where doing that again does the same
    /// again, it `canBeRepeated`: then it is a step even if it leads nowhere.
    func begin(_ cause: StepCause, canBeRepeated: Bool = false) {
        end()
        journal.begin(cause)
        isRestoring = cause == .restoring
        self.canBeRepeated = canBeRepeated
    }

    /// Ends the step that is under way.
    func end() {
        if operations.granted != before.granted, !isRestoring {
            record(.wrote)
        } else if canBeRepeated, !journal.hasChanged, operations.tried == before.tried {
            record(.acted)
        }
        before = (operations.tried, operations.granted)
        journal.end()
        (isRestoring, canBeRepeated) = (false, false)
    }

    /// Takes in a change that has happened, and tells whoever listens.
    func record(_ change: NavigationChange) {
        journal.record(change, isRestoring ? .barrier : change.weight, otherwise: .app)
        guard !observers.isEmpty, let cause = journal.steps.last?.cause else { return }
        for observer in observers { observer(change, cause) }
    }

    /// Calls `observer` after each change from now on, with its cause: the place for analytics. Whoever listens may
    /// look at the coordinators, and must not go anywhere.
    func observe(_ observer: @escaping (_ change: NavigationChange, _ cause: StepCause) -> Void) {
        observers.append(observer)
    }

    /// What undoing would change, in order; nil where there is nothing to undo.
    var undoing: [NavigationChange]? {
        journal.undoable.map { journal.steps[$0].changes.reversed().compactMap(\.inverse) }
    }

    /// What redoing would change, in order; nil where there is nothing to redo.
    var redoing: [NavigationChange]? {
        journal.redoable.map { journal.steps[$0].changes.filter { $0.inverse != nil } }
    }

    /// Begins undoing: what happens next takes a step back.
    ///
    /// - Returns: what saved something in that step or since, and was not named before.
    func beginUndo() -> [StepCause] {
        end()
        let writes = journal.steps.indices.suffix(from: journal.undoable ?? journal.steps.endIndex).filter {
            journal.steps[$0].changes.contains(.wrote)
        }
        defer { toldWrites.formUnion(writes) }
        journal.beginUndo(.command("undo"))
        return writes.filter { !toldWrites.contains($0) }.map { journal.steps[$0].cause }
    }

    /// Begins redoing: what happens next does a step again.
    func beginRedo() {
        end()
        journal.beginRedo(.command("redo"))
    }
}
