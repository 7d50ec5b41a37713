import Foundation
import HeadlessUI
import Support
import Testing

@testable import TextShell

@Suite("Tasks by place") @MainActor
struct PlaceTasksTests {
    private let places = [ScenePlace(1), ScenePlace(2)]

    @Test func `a declared task starts, an undeclared one is cancelled, the rest continues`() async {
        let tasks = PlaceTasks {}
        let (first, second) = (Work(), Work())
        #expect(tasks.reconcile(first.declarations + second.declarations, at: places[0], live: Set(places)))
        #expect(!tasks.reconcile(first.declarations + second.declarations, at: places[0], live: Set(places)))
        #expect(!tasks.reconcile(first.declarations, at: places[0], live: Set(places)))
        await letOthersRun { first.steps.isEmpty || second.steps.count < 2 }
        #expect(first.steps == ["start "])
        #expect(second.steps == ["start ", "cancel "])
        tasks.cancelAll()
    }

    @Test func `a place has its task until it ends, and keeps it until the place is closed`() async {
        var ended = 0
        let tasks = PlaceTasks { ended += 1 }
        let declarations = declarations { await Task.yield() }
        _ = tasks.reconcile(declarations, at: places[1], live: Set(places))
        #expect(tasks.isWorking(at: places[1]))
        #expect(!tasks.isWorking(at: places[0]))
        await letOthersRun { ended == 0 }
        #expect(!tasks.isWorking(at: places[1]))
        #expect(ended == 1)
        #expect(!tasks.reconcile(declarations, at: places[1], live: Set(places)))
        #expect(tasks.places == [places[1]])
        _ = tasks.reconcile([], at: places[0], live: [places[0]])
        #expect(tasks.places == [])
    }

    @Test func `a task continues when another appears or ends beside it, whatever its position`() {
        let tasks = PlaceTasks {}
        let (first, second) = (Work(), Work())
        let (one, other) = (first.declarations, second.otherDeclarations)
        #expect(tasks.reconcile(other, at: places[0], live: Set(places)))
        #expect(tasks.reconcile(one + other, at: places[0], live: Set(places)))
        #expect(!tasks.reconcile(other, at: places[0], live: Set(places)))
        #expect(first.steps.first == "start ")
        #expect(second.steps == ["start "], "it neither ended nor began again")
        tasks.cancelAll()
    }

    @Test func `the same work, declared several times, runs as often`() {
        let tasks = PlaceTasks {}
        let work = Work()
        #expect(tasks.reconcile(work.declarations + work.declarations, at: places[0], live: Set(places)))
        #expect(work.steps == ["start ", "start "])
        tasks.cancelAll()
    }

    @Test func `an action ends with its place, and with no other`() async {
        let tasks = PlaceTasks {}
        let work = Work()
        let action = Task.immediate { [places] in
            await tasks.carryOut({ await Work.untilCancelled(work) }, at: places[1])
        }
        _ = tasks.reconcile([], at: places[0], live: Set(places))
        #expect(work.steps == ["start "])
        _ = tasks.reconcile([], at: places[0], live: [places[0]])
        await action.value
        #expect(work.steps == ["start ", "cancel "])
    }

    @Test func `work that starts has run up to its first wait`() {
        let tasks = PlaceTasks {}
        let work = Work()
        _ = tasks.reconcile(work.declarations, at: places[0], live: Set(places))
        #expect(work.steps == ["start "])
        tasks.cancelAll()
        #expect(tasks.places == [])
    }
}

/// The tasks that a view declares.
@MainActor private func declarations(_ action: @escaping @MainActor () async -> Void) -> [TaskDeclaration] {
    Text("x").task(action).rendered(in: RenderEnvironment()).tasks
}

extension Work {
    fileprivate var declarations: [TaskDeclaration] {
        TextShellTests.declarations { await Work.untilCancelled(self) }
    }

    /// The tasks of another place in the code.
    fileprivate var otherDeclarations: [TaskDeclaration] {
        Text("y").task { await Work.untilCancelled(self) }.rendered(in: RenderEnvironment()).tasks
    }
}
