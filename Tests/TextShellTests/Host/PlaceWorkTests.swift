import HeadlessUI
import Navigation
import Support
import Testing

@testable import TextShell

@Suite("The tasks of places") @MainActor
struct PlaceWorkTests {
    private let work = Work()
    private let scene: SampleScene
    private let host: ScreenHost

    /// A host of the list, whose task runs until it is cancelled.
    init() async {
        let work = work
        work.value = 1
        scene = SampleScene(at: .list) { scene in
            scene.stack.top.route == .list ? work.view(Work.untilCancelled) : Text("another place")
        }
        host = ScreenHost(scene: scene)
        _ = await host.settle()
    }

    @Test func `a task starts once, and continues while its place is rendered again`() async {
        for value in 2...5 {
            work.value = value
            _ = await host.settle()
        }
        #expect(work.steps == ["start "])
    }

    @Test func `a task continues while another place covers its own, and does not start again afterwards`() async {
        scene.stack.push(.form)
        _ = await host.settle()
        #expect(work.steps == ["start "])
        scene.stack.pop()
        _ = await host.settle()
        #expect(work.steps == ["start "])
    }

    // holds: perf-task-modifier, data-cancellation
    @Test(
        arguments: [
            { $0.pop() }, { $0.popToRoot() }, { $0.become([]) }, { $0.become([.form, .list]) },
            { $0.replaceTop(with: .form) },
        ] as [@Sendable (inout RouteStack<Spot>) -> Bool])
    func `a task is cancelled when its place closes`(change: @Sendable (inout RouteStack<Spot>) -> Bool) async {
        let place = scene.visiblePlace
        #expect(change(&scene.stack))
        _ = await host.settle()
        await letOthersRun(while: { !work.steps.contains("cancel ") })
        #expect(work.steps.prefix(2) == ["start ", "cancel "] || work.steps == ["start ", "start ", "cancel "])
        #expect(!scene.livePlaces.contains(place))
    }

    @Test func `a task of a closed place counts as running until it has ended`() async {
        #expect(host.isWorking)
        scene.stack.pop()
        _ = await host.settle()
        await letOthersRun(while: { host.isWorking })
        #expect(work.steps == ["start ", "cancel "])
    }

    @Test func `a place that is replaced by one of the same route at the same depth starts its own work`() async {
        scene.stack.pop()
        scene.stack.push(.list)
        _ = await host.settle()
        await letOthersRun(while: { !work.steps.contains("cancel ") })
        #expect(work.steps.sorted() == ["cancel ", "start ", "start "])
    }

    // holds: data-task-modifier
    @Test func `a task restarts when its input changes, and only then`() async {
        work.query = "ana"
        _ = await host.settle()
        await letOthersRun(while: { !work.steps.contains("cancel ") })
        work.query = "ana"
        _ = await host.settle()
        #expect(work.steps.sorted() == ["cancel ", "start ", "start ana"])
    }

    @Test func `stopping cancels all work, and no work starts after it`() async {
        host.stop()
        await letOthersRun(while: { !work.steps.contains("cancel ") })
        #expect(work.steps == ["start ", "cancel "])
        _ = await host.settle()
        scene.stack.pop()
        scene.stack.push(.list)
        _ = await host.settle()
        #expect(work.steps == ["start ", "cancel "])
    }

    @Test func `stopping ends the wait for a screen that never completes`() async {
        work.value = nil
        let settling = Outcome { await host.settle() }
        await letOthersRun { work.steps.isEmpty }
        host.stop()
        #expect(await settling.soon()?.isBusy == true)
        #expect(work.steps.first == "start ")
    }
}
