import HeadlessUI
import Support
import Testing
import TextShell

@Suite("Stopping a session from outside") @MainActor
struct StoppingTests {
    @Test func `a wait for a line ends, with the code that it was stopped with`() async {
        let talk = Conversation(end: .whenClosed)
        let run = Outcome { await talk.session.run() }
        await letOthersRun { talk.input.prompts.isEmpty }
        #expect(talk.input.prompts == ["clinic> "])
        talk.session.stop(.interrupted)
        #expect(await run.soon() == .interrupted)
        #expect(talk.input.isClosed)
    }

    @Test func `the code of the first stop wins over a second one and over any failure`() async {
        let talk = Conversation(["nobody"], end: .whenClosed)
        let run = Outcome { await talk.session.run() }
        await letOthersRun { talk.input.prompts.count < 2 }
        talk.session.stop(.terminated)
        talk.session.stop(.interrupted)
        #expect(await run.soon() == .terminated)
        #expect(talk.output.told.count == 1)
    }

    @Test func `a line that came together with the stop is not carried out`() async {
        let talk = Conversation(["list"])
        talk.input.onAsk = { talk.session.stop(.interrupted) }
        #expect(await talk.session.run() == .interrupted)
        #expect(talk.places == ["start"])
    }

    @Test func `an action that hangs is cancelled`() async {
        let work = Work()
        let talk = conversation(with: Button("Save") { await Work.untilCancelled(work) }, ["save"])
        let run = Outcome { await talk.run() }
        await letOthersRun { work.steps.isEmpty }
        #expect(work.steps == ["start "])
        talk.stop(.interrupted)
        #expect(await run.soon() == .interrupted)
        #expect(work.steps == ["start ", "cancel "])
    }

    @Test func `a screen that never completes is no reason to wait`() async {
        let work = Work()
        let talk = conversation(with: work.view(Work.untilCancelled), [])
        let run = Outcome { await talk.run() }
        await letOthersRun { work.steps.isEmpty }
        talk.stop(.terminated)
        #expect(await run.soon() == .terminated)
        await letOthersRun { work.steps.count < 2 }
        #expect(work.steps == ["start ", "cancel "])
    }

    @Test func `all work is cancelled when a conversation is over`() async {
        let work = Work()
        work.value = 1
        let talk = conversation(with: work.view(Work.untilCancelled), [])
        #expect(await talk.run() == .ok)
        await letOthersRun { work.steps.count < 2 }
        #expect(work.steps == ["start ", "cancel "])
    }

    private func conversation(with view: any View, _ lines: [String]) -> ShellSession {
        let format = ScreenFormat(.text, width: 40, theme: .none)
        return ShellSession(
            scene: SampleScene { _ in view }, input: ScriptedInput(lines), output: RecordedOutput(),
            settings: ShellSettings(program: .sample, format: { format }, stopsAtFailure: false) { _ in nil })
    }
}
