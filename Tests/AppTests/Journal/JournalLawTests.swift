import Domain
import Foundation
import Navigation
import Support
import Testing

@testable import App

/// The laws of the journal, on random walks.
///
/// `scripts/soak journal` sets the number of walks.
@Suite struct JournalLawTests {
    private nonisolated static let users = [nil, "ana", "ben", "chen", "maya"]
    private nonisolated static let size = ProcessInfo.processInfo.environment["JOURNAL_SIZE"].flatMap(UInt64.init) ?? 5

    @Test(arguments: 0..<size)
    func `each change begins where the last one ended, and the last leads to the current place`(seed: UInt64)
        async throws
    {
        let scene = try await Self.scene(seed)
        let app = scene.coordinator
        await Wanderer.walk(seed: seed, steps: 60, in: scene) { typed in
            #expect(app.replayed == app.state.withoutSearch, "seed \(seed): \(typed)")
        }
    }

    @Test(arguments: 1000..<1000 + size)
    func `undoing all that can be undone and redoing it leads back`(seed: UInt64) async throws {
        let scene = try await Self.scene(seed)
        let app = scene.coordinator
        await Wanderer.walk(seed: seed, steps: 60, in: scene)
        app.dismissAlert()
        while app.takes(.redo) {}
        var states = [app.state.withoutSearch]
        while app.takes(.undo) { states.append(app.state.withoutSearch) }
        for state in states.dropLast().reversed() {
            #expect(app.takes(.redo))
            #expect(app.state.withoutSearch == state, "seed \(seed)")
        }
        #expect(!app.takes(.redo))
        #expect(app.replayed == app.state.withoutSearch, "seed \(seed)")
    }

    @Test func `a session in which nothing was saved is typed in again and ends at the same place`() async throws {
        var (compared, lines) = (0, 0)
        for seed in 100..<100 + Self.size * 2 {
            let scene = try await Self.scene(seed)
            await Wanderer.walk(seed: seed, steps: 20, in: scene)
            guard !scene.coordinator.hasSaved else { continue }
            let retraced = scene.retraced
            let again = try await Self.scene(seed)
            let said = await Wanderer.replay(retraced, in: again)
            #expect(
                again.coordinator.withoutAsides == scene.coordinator.withoutAsides,
                "seed \(seed): \(retraced)\n\(said.filter { !$0.contains("\n") })")
            (compared, lines) = (compared + 1, lines + retraced.count)
        }
        #expect(UInt64(compared) * 5 >= Self.size * 4)
        #expect(UInt64(lines) >= Self.size * 6)
    }

    private static func scene(_ seed: UInt64) async throws -> AppScene {
        try await ExampleClinic.start(as: users[Int(seed) % users.count])
    }
}

extension AppCoordinator {
    /// Whether anything but the session was saved.
    fileprivate var hasSaved: Bool {
        journal.steps.contains { step in
            step.changes.contains(where: \.isWrite)
                && !step.changes.contains { if case .signedIn = $0 { true } else { false } }
        }
    }

    /// The state without parts that nobody retypes: searches, and a question about a draft.
    fileprivate var withoutAsides: AppState { state.withoutSearch.withoutDraftQuestion }

    /// Undoes or redoes. Returns whether there was a step and its destination was accessible.
    fileprivate func takes(_ request: AppRequest) -> Bool {
        let before = (journal.undoable, journal.redoable)
        go(request)
        return (journal.undoable, journal.redoable) != before
    }

    /// The state after all changes of the journal; nil if one does not begin where the previous one ended.
    var replayed: AppState? {
        var state = AppState.start
        for case .moved(let old, let new) in journal.steps.flatMap(\.changes) {
            guard old == state else { return nil }
            state = new
        }
        return state
    }
}
