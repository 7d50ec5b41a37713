import HeadlessUI
import Navigation
import Testing

@testable import TextShell

@Suite("Taking actions of a screen") @MainActor
struct ActionTests {
    private let model = SampleModel()
    private let work = Work()

    @Test func `pressing waits until what it does is done`() async {
        let work = work
        let host = ScreenHost(
            scene: SampleScene { _ in
                Button("Save") {
                    work.note("begin")
                    await letOthersRun()
                    work.note("end")
                }
            })
        _ = await host.settle()
        await host.press(ActionID(1))
        #expect(work.steps == ["begin", "end"])
    }

    @Test func `stopping cancels an action that hangs`() async {
        let work = work
        let host = ScreenHost(scene: SampleScene { _ in Button("Save") { await Work.untilCancelled(work) } })
        _ = await host.settle()
        let pressing = Outcome { await host.press(ActionID(1)) }
        #expect(work.steps == ["start "])
        host.stop()
        #expect(await pressing.soon() != nil)
        #expect(work.steps == ["start ", "cancel "])
    }

    @Test func `fields take text, pickers a choice, and the screen shows both`() async {
        let scene = SampleScene.app(model)
        scene.stack.push(.form)
        let host = ScreenHost(scene: scene)
        _ = await host.settle()
        host.set(ActionID(1), to: "Ana")
        host.set(ActionID(3), to: "s3cret")
        host.choose(ActionID(4), option: 1)
        #expect([model.name, model.password, model.colour] == ["Ana", "s3cret", "green"])
        #expect(await host.settle().controls.map(\.value) == ["Ana", "", "••••", "green", "Ana"])
    }

    @Test func `what is not there, or is of another kind, does nothing`() async {
        let scene = SampleScene.app(model)
        scene.stack.push(.form)
        let host = ScreenHost(scene: scene)
        await host.press(ActionID(1))
        let before = await host.settle()
        await host.press(ActionID(1))
        await host.press(ActionID(99))
        host.set(ActionID(4), to: "blue")
        host.choose(ActionID(1), option: 0)
        #expect(await host.settle() == before)
    }
}
