import HeadlessUI
import Support
import Testing
import TextShell

@Suite("A session") @MainActor
struct ConversationTests {
    @Test func `a screen is shown, a line read, and the next screen shown, until the input ends`() async {
        let talk = Conversation(["list", "Ben", "back"])
        #expect(await talk.session.run() == .ok)
        #expect(talk.places == ["start", "start › list", "start › list", "start"])
        #expect(talk.model.steps == ["Ben"])
        #expect(talk.output.told == [])
        #expect(talk.input.prompts == Array(repeating: "clinic> ", count: 4))
    }

    @Test(arguments: ["quit", "q", "exit", " QUIT "]) func `quit ends it, and reads no further`(line: String) async {
        let talk = Conversation([line, "list"])
        #expect(await talk.session.run() == .ok)
        #expect(talk.input.lines == ["list"])
        #expect(talk.places == ["start"])
    }

    @Test func `an empty line shows the screen again, a remark shows nothing`() async {
        let talk = Conversation(["# a remark", "", "#"])
        #expect(await talk.session.run() == .ok)
        #expect(talk.output.written.count == 2)
        #expect(talk.output.written.first == talk.output.written.last)
        #expect(talk.output.told == [])
    }

    @Test func `help and routes are written where scripts read, and leave the screen as it is`() async {
        let talk = Conversation(["help", "routes"])
        #expect(await talk.session.run() == .ok)
        #expect(talk.output.written.dropFirst().first?.contains("On every screen:") == true)
        #expect(
            talk.output.written.last == "clinic://start\nclinic://list\nclinic://form\nclinic://broken\n")
        #expect(talk.scene.settled == 1)
    }

    @Test func `every way to move goes through the scene`() async {
        let talk = Conversation(["open form", "back", "list", "home", "1", "m"])
        #expect(await talk.session.run() == .ok)
        let places = ["start", "start › form", "start", "start › list", "start", "start › list", "start › list"]
        #expect(talk.places == places)
        #expect(talk.model.steps == ["next"])
    }

    @Test func `a field is filled in from its line, or from the next one`() async {
        let talk = Conversation(["set name Ana", "password", "s3cret", "set hue", "set colour", "GREEN"], at: [.form])
        #expect(await talk.session.run() == .usage)
        #expect([talk.model.name, talk.model.password, talk.model.colour] == ["Ana", "s3cret", "green"])
        #expect(talk.input.prompts.filter { $0 != "clinic> " } == ["*Password: ", "Colour: "])
        #expect(!(talk.output.written + talk.output.told).joined().contains("s3cret"))
    }

    @Test func `a secret on the line of a command reaches no field, no output and no message`() async {
        let talk = Conversation(["set password s3cret"], at: [.form])
        #expect(await talk.session.run() == .usage)
        #expect(talk.model.password == "")
        #expect(!(talk.output.written + talk.output.told).joined().contains("s3cret"))
    }

    @Test func `a secret that is typed where a command belongs is repeated nowhere`() async {
        for line in ["s3cret", "press s3cret", "set s3cret", "set pasword s3cret", "go s3cret"] {
            let talk = Conversation([line, "history", "transcript"], at: [.form])
            #expect(await talk.session.run() == .usage)
            let shown = (talk.output.written + talk.output.told + talk.output.titles).joined()
            #expect(!shown.contains("s3cret"), "\(line)")
        }
    }

    @Test func `one screen is shown without reading a line`() async {
        let talk = Conversation(["list"], at: [.list])
        #expect(await talk.session.showOnce("open") == .ok)
        #expect(talk.places == ["start › list"])
        #expect(talk.input.prompts == [])
        #expect(await Conversation(at: [.broken]).session.showOnce("open") == .ioError)
    }

    @Test func `a notice is shown once, after its screen`() async {
        let talk = Conversation([""])
        talk.scene.notices = ["signed out", "saved"]
        #expect(await talk.session.run() == .ok)
        #expect(talk.output.told == ["signed out", "saved"])
    }

    @Test func `a notice about a save is shown with the saved step`() async {
        let talk = Conversation()
        talk.scene.whenSettled = { talk.scene.notices.append("not saved") }
        #expect(await talk.session.showOnce("open") == .ok)
        #expect(talk.output.told == ["not saved"])
    }
}
