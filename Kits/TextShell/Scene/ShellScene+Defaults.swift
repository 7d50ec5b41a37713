import HeadlessUI

/// Defaults for scenes with few places.
extension ShellScene {
    /// Nothing to wait for.
    public func readersAreServed() async {}
    /// Does nothing.
    public func stop() {}
    /// No views are held.
    public func keepViews(only places: Set<ScenePlace>) {}
    /// No journal is kept.
    public func begin(_ step: String, canBeRepeated: Bool) {}
    /// No journal is kept.
    public var history: [String] { [] }
    /// No journal is kept.
    public var steps: [HistoryStep] { [] }
    /// No journal is kept.
    public var transcript: [String] { [] }
    /// No journal is kept.
    public func undo() throws(CommandFailure) {
        throw CommandFailure("There is nothing to undo.", .usage)
    }
    /// No journal is kept.
    public func redo() throws(CommandFailure) {
        throw CommandFailure("There is nothing to redo.", .usage)
    }
    /// Does nothing: the visible place is the first.
    public func goBack() throws(CommandFailure) {
        throw CommandFailure("There is nothing to go back to.", .usage)
    }
    /// Does nothing: the visible place is the first.
    public func goHome() throws(CommandFailure) {}
    /// There are no sections.
    public func goToSection(_ name: String) throws(CommandFailure) {
        throw CommandFailure("There are no sections.", .usage)
    }
    /// There are no links.
    public var links: [String] { [] }
    /// There are no links.
    public var screenLinks: ScreenLinks { .none }
    /// There are no links.
    public func open(link: String) throws(CommandFailure) {
        throw CommandFailure("There are no links.", .usage)
    }
    /// Nothing can be found.
    public var findable: String? { nil }
    /// Nothing: nothing can be searched.
    public func find(_ text: String, limit: Int) async -> FoundPlaces { FoundPlaces() }
    /// There are none.
    public var words: [SceneWord] { [] }
    /// Unknown: the scene has no words.
    public func answer(to line: String) async throws(CommandFailure) -> SceneAnswer { .unknown }
    /// Does nothing: the scene keeps no input.
    public func note(draft: Bool, input: Binding<[String: String]>?) {}
    /// Returns true: the scene keeps no input.
    public func mayQuit(again: Bool) -> Bool { true }
    /// Empty: the scene keeps no input.
    public var unsaved: [String] { [] }
    /// It is never locked.
    public var timeUntilLock: Duration? { nil }
    /// Never called: it is never locked.
    public var whenLockTimeChanges: () -> Void {
        get { {} }
        set {}
    }
    /// It is never locked.
    public func lockIfIdle() async -> Bool { false }
    /// Does nothing: it is never locked.
    public func personIsActive() {}
    /// There is nothing to tell.
    public func drainNotices() -> [String] { [] }
    /// Nothing is saved.
    public func didSettle() async {}
    /// Nobody is told apart.
    public var person: String? { nil }
    /// No record has a number.
    public var recordWords: [String] { [] }
    /// No lines are kept.
    public func earlierLines() async -> [String] { [] }
    /// Keeps nothing.
    public func keepForLater(_ line: String) async {}
    /// The code of a temporary failure, if any failure is visible.
    public func exitCode(for screen: Screen) -> ExitCode? {
        screen.failure == nil ? nil : .temporaryFailure
    }
}
