import Foundation
import HeadlessUI
import Testing

/// How much work a screen may do before its test fails. Both are work and not time: a busy machine makes no difference.
public struct Patience: Sendable {
    /// How often the screen may change before it is complete, or before what was pressed is done.
    public var turns: Int

    /// How long the processor may work for the main actor without letting anybody else have a turn.
    ///
    /// Once a step has waited, fifteen times as much is allowed, since other tests may be ahead. Where a process has
    /// the tests of one feature only, the variable `SCREEN_TESTS_ALONE=1` says so, and takes that away.
    public var work: Duration

    /// Creates limits. The defaults are far above what any screen needs.
    public init(turns: Int = 1_000, work: Duration = .seconds(4)) {
        (self.turns, self.work) = (turns, work)
    }

    /// Fails the test under way: a screen has changed too often.
    @MainActor func fail(on screen: Screen) {
        fail("The screen does not come to rest: a task or an action has changed it \(turns) times", on: screen)
    }

    /// Fails the test under way: a place is gone, and its work is not.
    @MainActor func failAtLeaving(_ screen: Screen) {
        fail("The work of the screen goes on after its place is gone: it does not heed its cancellation", on: screen)
    }

    private func fail(_ problem: String, on screen: Screen) {
        Issue.record(
            "\(problem). The screen then:\n\(TextRenderer(width: 80).text(of: screen).behindGutter)",
            sourceLocation: Test.current?.sourceLocation ?? #_sourceLocation)
    }
}
