import Support
import Testing
import TextShell

@Suite("Leaving a session with a draft") @MainActor
struct LeavingTests {
    @Test func `a key that leaves asks as quit does, and the second one in a row leaves`() async {
        let rows: [(press: @MainActor (ScriptedInput) -> Void, code: ExitCode)] = [
            ({ $0.interrupt() }, .interrupted), ({ $0.endLine() }, .ok), ({ $0.type("quit") }, .ok),
        ]
        for (press, code) in rows {
            let talk = Conversation(end: .whenClosed, isTerminal: true)
            talk.scene.unsaved = ["Form"]
            let run = Outcome { await talk.session.run() }
            await letOthersRun { talk.input.prompts.isEmpty }
            press(talk.input)
            await letOthersRun { talk.input.prompts.count < 2 }
            #expect(talk.output.told == ["unsaved"])
            press(talk.input)
            #expect(await run.soon() == code)
            #expect(talk.output.told == ["unsaved"])
        }
    }

    @Test func `keys mean the same after one another, and nothing after a command in between`() async {
        let talk = Conversation(end: .whenClosed, isTerminal: true)
        talk.scene.unsaved = ["Form"]
        let run = Outcome { await talk.session.run() }
        for (count, line) in ["quit", "history", "quit"].enumerated() {
            await letOthersRun { talk.input.prompts.count <= count }
            talk.input.type(line)
        }
        await letOthersRun { talk.input.prompts.count < 4 }
        #expect(talk.output.told == ["unsaved", "unsaved"])
        talk.input.interrupt()
        #expect(await run.soon() == .interrupted)
    }

    @Test func `the end of a pipe and a stop report unsaved drafts; an earlier failure keeps its code`() async {
        let rows: [(lines: [String], code: ExitCode)] = [
            ([], .temporaryFailure), (["quit"], .temporaryFailure), (["nobody"], .usage), (["quit", "quit"], .ok),
        ]
        for (lines, code) in rows {
            let talk = Conversation(lines)
            talk.scene.unsaved = ["Form", "Settings"]
            #expect(await talk.session.run() == code, "\(lines)")
            let isSaid = talk.output.told.contains("Not saved: Form, Settings.")
            #expect(isSaid == (code != .ok), "\(lines)")
        }
    }

    @Test func `Ctrl-C at a question leaves the question, and is no failure`() async {
        let talk = Conversation(["set name"], at: [.form], end: .whenClosed, isTerminal: true)
        let run = Outcome { await talk.session.run() }
        await letOthersRun { talk.input.prompts.count < 2 }
        talk.input.interrupt()
        await letOthersRun { talk.input.prompts.count < 3 }
        #expect(talk.input.prompts == ["clinic> ", "Name: ", "clinic> "])
        talk.input.type("quit")
        #expect(await run.soon() == .ok)
        #expect(talk.model.name == "")
    }
}
