import HeadlessUI
import Support
import Testing
import TextShell

@Suite("Stopping a session from outside") @MainActor
struct StoppingTests {
    @Test("A wait for a line ends, with the code that it was stopped with")
    func waiting() async {
        let talk = Conversation(end: .whenClosed)
        let run = Outcome { await talk.session.run() }
        await letOthersRun { talk.input.prompts.isEmpty }
        #expect(talk.input.prompts == ["clinic> "])
        talk.session.stop(.interrupted)
        #expect(await run.soon() == .interrupted)
        #expect(talk.input.isClosed)
    }

    @Test("The code of the first stop wins over a second one and over any failure")
    func wins() async {
        let talk = Conversation(["nobody"], end: .whenClosed)
        let run = Outcome { await talk.session.run() }
        await letOthersRun { talk.input.prompts.count < 2 }
        talk.session.stop(.terminated)
        talk.session.stop(.interrupted)
        #expect(await run.soon() == .terminated)
        #expect(talk.output.told.count == 1)
    }

    @Test("A line that came together with the stop is not carried out")
    func lateLine() async {
        let talk = Conversation(["list"])
        talk.input.onAsk = { talk.session.stop(.interrupted) }
        #expect(await talk.session.run() == .interrupted)
        #expect(talk.places == ["start"])
    }

    @Test("An action that hangs is cancelled")
    func action() async {
        let work = Work()
        let talk = conversation(with: Button("Save") { await Work.untilCancelled(work) }, ["save"])
        let run = Outcome { await talk.run() }
        await letOthersRun { work.steps.isEmpty }
        #expect(work.steps == ["start "])
        talk.stop(.interrupted)
        #expect(await run.soon() == .interrupted)
        #expect(work.steps == ["start ", "cancel "])
    }

    @Test("A screen that never completes is no reason to wait")
    func screen() async {
        let work = Work()
        let talk = conversation(with: work.view(Work.untilCancelled), [])
        let run = Outcome { await talk.run() }
        await letOthersRun { work.steps.isEmpty }
        talk.stop(.terminated)
        #expect(await run.soon() == .terminated)
        await letOthersRun { work.steps.count < 2 }
        #expect(work.steps == ["start ", "cancel "])
    }

    @Test("All work is cancelled when a conversation is over")
    func over() async {
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
