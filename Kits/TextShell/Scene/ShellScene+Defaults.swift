import HeadlessUI

/// What most scenes of few places have to say of the rest: there is none of it.
extension ShellScene {
    /// Nothing to wait for.
    public func readersAreServed() async {}
    /// Nothing that waits.
    public func stop() {}
    /// No views are held.
    public func keepViews(only places: Set<ScenePlace>) {}
    /// No journal is kept.
    public func begin(_ step: String, canBeRepeated: Bool) {}
    /// No journal is kept.
    public var history: [String] { [] }
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
    /// The place on show is the first.
    public func goBack() throws(CommandFailure) {
        throw CommandFailure("There is nothing to go back to.", .usage)
    }
    /// The place on show is the first.
    public func goHome() throws(CommandFailure) {}
    /// There are no sections.
    public func goToSection(_ name: String) throws(CommandFailure) {
        throw CommandFailure("There are no sections.", .usage)
    }
    /// There are no links.
    public var links: [String] { [] }
    /// There are no links.
    public func open(link: String) throws(CommandFailure) {
        throw CommandFailure("There are no links.", .usage)
    }
    /// Nothing is lost that somebody would miss.
    public func note(draft: Bool, input: Binding<[String: String]>?) {}
    /// Nothing is lost that somebody would miss.
    public func mayQuit(again: Bool) -> Bool { true }
    /// Nothing is lost that somebody would miss.
    public var unsaved: [String] { [] }
    /// It is never locked.
    public var timeUntilLock: Duration? { nil }
    /// It is never locked.
    public func lockIfIdle() async -> Bool { false }
    /// There is nothing to tell.
    public func drainNotices() -> [String] { [] }
    /// Nothing is saved.
    public func didSettle() async {}
    /// Any failure on show is one that may pass.
    public func exitCode(for screen: Screen) -> ExitCode? {
        screen.failure == nil ? nil : .temporaryFailure
    }
}
