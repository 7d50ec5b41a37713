import HeadlessUI
import Navigation
import Support
import Testing

@testable import TextShell

@Suite("A form in a window") @MainActor struct WindowFormTests {
    /// A form that refuses an empty name, and leads back when it is saved.
    private static func form(_ model: SampleModel) -> SampleScene {
        let fields = Bindable(model)
        return SampleScene(at: .form) { scene in
            Sketch {
                TextField("Name", text: fields.name)
                if model.isOpen { Text("A name is needed.").foregroundStyle(.warning) }
                TextField("Name of pet", text: fields.nameOfPet)
                Button("Save") {
                    model.isOpen = model.name.isEmpty
                    guard !model.isOpen else { return }
                    scene.unsaved = []
                    scene.stack.become([.list])
                }
            }
        }
    }

    @Test func `what is saved is said, with where one is now`() async {
        let model = SampleModel()
        let scene = Self.form(model)
        scene.unsaved = ["form"]
        let talk = await WindowTalk(scene: scene)
        await talk.type("An⏎⏎⏎")
        #expect(talk.rows.contains(" ! Saved: start › list."))
    }

    @Test func `a way on that saves nothing is not called so`() async {
        let scene = Self.form(SampleModel())
        let talk = await WindowTalk(scene: scene)
        await talk.type("An⏎⏎⏎")
        #expect(scene.stack.path == [.list])
        #expect(!talk.rows.joined().contains("Saved"))
    }

    @Test func `a form that is refused gives the focus to the field with the problem`() async {
        let talk = await WindowTalk(scene: Self.form(SampleModel()))
        await talk.type("\t\t⏎")
        #expect(talk.focused == "▸1 Name: (empty)")
        #expect(talk.rows.contains(" A name is needed."))
    }

    @Test func `what is being typed is in its field when the program is ended from outside, unless it is secret`() async
    {
        let talk = await WindowTalk(at: [.form])
        await talk.type("An")
        talk.session.stop(.terminated)
        #expect(await talk.code == .terminated)
        #expect(talk.model.name == "An")
        let secret = await WindowTalk(at: [.form])
        await secret.type("\t\tgeheim")
        secret.session.stop(.terminated)
        #expect(await secret.code == .terminated)
        #expect(secret.model.password == "")
    }

    @Test func `Alt with a letter that a string for the terminal begins with swallows nothing`() async {
        let talk = await WindowTalk(at: [.form])
        await talk.type("⎋]")
        talk.clock.advance(by: .seconds(1))
        await letOthersRun()
        await talk.type("abc")
        #expect(talk.focused == "▸1 Name: abc")
    }

    @Test(arguments: 1...6) func `a window of few rows has no more than those`(count: Int) async {
        let talk = await WindowTalk(size: WindowSize(columns: 40, rows: count))
        #expect(talk.rows.count == count)
    }
}
