import HeadlessUI
import Navigation
import Testing

@testable import TextShell

@Suite("Settling a screen") @MainActor
struct SettlingTests {
    private let work = Work()

    @Test func `a screen that loads is complete when it has loaded`() async {
        let host = host { work in
            await letOthersRun()
            work.value = 7
        }
        let screen = await host.settle()
        #expect(!screen.isBusy)
        #expect(screen.content == Node(.group, children: [Node(.text, label: "7")]))
        #expect(work.bodies == 2)
    }

    @Test func `each step on the way is rendered once, and the last is shown`() async {
        let host = host { work in
            work.query = ""
            for value in 1...3 {
                await letOthersRun()
                work.value = value == 3 ? 3 : nil
            }
        }
        let screen = await host.settle()
        #expect(screen.content.flattened.map(\.label) == ["", "3"])
    }

    @Test func `a screen that is busy without a running task is shown as it is`() async {
        let work = work
        let host = ScreenHost(scene: SampleScene { _ in Sketch { ProgressView("Waiting for \(work.query)") } })
        #expect(await host.settle().isBusy)
    }

    @Test func `a screen whose work ends without a result is shown as it is`() async {
        #expect(await host { _ in await letOthersRun() }.settle().isBusy)
    }

    // holds: state-scoped-observation
    @Test func `without a change nothing is rendered again, and nothing more is observed`() async {
        work.value = 1
        let host = host { _ in }
        let first = await host.settle()
        let bodies = work.bodies
        for _ in 0..<10_000 where await host.settle() != first { Issue.record("the screen changed by itself") }
        // Each rendering makes one registration, so there was none.
        #expect(work.bodies == bodies)
        work.value = 2
        #expect(await host.settle().content.flattened.map(\.label) == ["", "2"])
        #expect(work.bodies == bodies + 1)
    }

    // holds: perf-avoid-body-side-effects
    @Test func `rendering twice gives equal trees`() async {
        let scene = SampleScene.app(SampleModel())
        for spot in Spot.allCases {
            scene.stack.become([spot])
            let view = scene.visibleView()
            #expect(view.rendered(in: scene.environment).content == view.rendered(in: scene.environment).content)
            let screens = (await ScreenHost(scene: scene).settle(), await ScreenHost(scene: scene).settle())
            #expect(screens.0 == screens.1)
        }
    }

    @Test func `a place's title comes from its view, or else from the breadcrumb`() async {
        let named = ScreenHost(scene: SampleScene { _ in Text("x").navigationTitle("Orders\u{7}") })
        #expect(await named.settle().title == #"Orders\u{7}"#)
        let unnamed = ScreenHost(scene: SampleScene(at: .list) { _ in Text("x") })
        #expect(await unnamed.settle().title == "list")
    }

    @Test func `a move while a screen loads shows the place that was moved to`() async {
        let work = work
        let scene = SampleScene { scene in
            guard scene.stack.top.route == .start else { return Text("list") }
            return work.view { work in
                await letOthersRun()
                scene.stack.push(.list)
                await Work.untilCancelled(work)
            }
        }
        #expect(await ScreenHost(scene: scene).settle().title == "list")
    }

    @Test func `stopping does not wait for work that does not heed its cancellation`() async {
        var release: CheckedContinuation<Void, Never>?
        let host = host { _ in await withCheckedContinuation { release = $0 } }
        let settling = Outcome { await host.settle() }
        #expect(await settling.already() == nil)
        host.stop()
        #expect(await settling.soon()?.isBusy == true)
        release?.resume()
    }

    private func host(_ action: @escaping @MainActor (Work) async -> Void) -> ScreenHost {
        let work = work
        return ScreenHost(scene: SampleScene { _ in work.view(action) })
    }
}
