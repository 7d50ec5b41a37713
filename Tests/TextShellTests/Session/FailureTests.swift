import HeadlessUI
import Support
import Testing
import TextShell

@Suite("Failures in a session") @MainActor
struct FailureTests {
    @Test func `a failed command is reported, writes nothing, and changes nothing`() async {
        let lines = ["nobody", "an", "open nowhere", "go away", "set name x", "set", "back", "back"]
        let talk = Conversation(lines, at: [.list])
        #expect(await talk.session.run() == .usage)
        #expect(
            talk.output.told == [
                "This is no command, and nothing on this screen is called that. “help” lists the commands.",
                "“an” can mean: 1 Ana, 2 Ana Maria. Type the number.", "“nowhere” is no link.",
                "There are no sections.",
                "There is no field called that here. This screen has no fields.",
                "“set” needs the name of a field: set FIELD VALUE.", "There is nothing to go back to.",
            ])
        #expect(talk.places == ["start › list", "start"])
        #expect(talk.model.steps == [])
    }

    @Test(
        arguments: [("Locked", Spot.start), ("set closed x", .form), ("closed", .form)])
    func `what cannot be used now is refused`(line: String, spot: Spot) async {
        let talk = Conversation([line], at: spot == .start ? [] : [spot])
        #expect(await talk.session.run() == .usage)
        let name = spot == .start ? "Locked" : "Closed"
        #expect(talk.output.told == ["“\(name)” cannot be used now."])
        #expect(talk.model.steps == [] && talk.model.name == "")
        #expect(talk.output.written.count == 1)
    }

    @Test(
        arguments: [
            (["open nowhere", "nobody"], .dataError), (["nobody", "open nowhere"], .usage),
            (["broken", "nobody"], .ioError), (["nobody", "broken"], .usage), (["nobody", "quit"], .usage),
            (["broken", "back"], .ioError), ([], .ok),
        ] as [([String], ExitCode)])
    func `the exit code is that of the first failure, of a command or a screen`(lines: [String], code: ExitCode) async {
        #expect(await Conversation(lines).session.run() == code)
    }

    @Test(
        arguments: [["nobody", "list", "Ben"], ["open nowhere", "list", "Ben"], ["broken", "home", "list", "Ben"]])
    func `a script continues after a failure, unless it is set to stop`(lines: [String]) async {
        let goesOn = Conversation(lines)
        _ = await goesOn.session.run()
        #expect(goesOn.model.steps == ["Ben"])
        let stops = Conversation(lines, stopsAtFailure: true)
        #expect(await stops.session.run() != .ok)
        #expect(stops.input.lines == Array(lines.dropFirst()))
    }

    @Test func `a failure on the first screen stops a script before its first line`() async {
        let talk = Conversation(["home"], at: [.broken], stopsAtFailure: true)
        #expect(await talk.session.run() == .ioError)
        #expect(talk.input.lines == ["home"])
    }

    @Test(
        arguments: [(true, .outputClosed), (false, .ioError)] as [(Bool, ExitCode)])
    func `an output that cannot be written ends the conversation`(readerIsGone: Bool, code: ExitCode) async {
        let talk = Conversation(["nobody", "list", "Ben"])
        talk.input.onAsk = {
            if talk.input.lines.count == 2 { talk.output.failure = OutputClosed(readerIsGone: readerIsGone) }
        }
        #expect(await talk.session.run() == code)
        #expect(talk.input.lines == ["Ben"])
        #expect(code.rawValue == (readerIsGone ? 141 : 74))
    }

    @Test func `an output that was never there is found at the first screen`() async {
        let talk = Conversation(["list"])
        talk.output.failure = OutputClosed(readerIsGone: true)
        #expect(await talk.session.run() == .outputClosed)
        #expect(talk.input.prompts == [])
    }
}
