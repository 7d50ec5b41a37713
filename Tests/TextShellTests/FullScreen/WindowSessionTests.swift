import Navigation
import Support
import Testing

@testable import TextShell

@Suite("A conversation in a window") @MainActor struct WindowSessionTests {
    @Test func `Tab and arrows move the focus, and Enter presses`() async {
        let talk = await WindowTalk()
        #expect(talk.rows.first?.hasPrefix(" start") == true)
        #expect(talk.rows.contains("▸1 List   2 Broken   3 Locked (not now)"))
        await talk.type("\t")
        #expect(talk.rows.contains(" 1 List  ▸2 Broken   3 Locked (not now)"))
        await talk.type("←⏎")
        #expect(talk.scene.stack.path == [.list])
        #expect(talk.device.titles == ["start", "start › list"])
        #expect(talk.rows.contains("▸1 Ana   2 Ana Maria   3 Ben   4 Next"))
    }

    @Test func `a field is typed into where it is, and Enter keeps it and goes on`() async {
        let talk = await WindowTalk(at: [.form])
        await talk.type("An^Ay⏎")
        #expect(talk.model.name == "yAn")
        #expect(talk.focused == "▸2 Name of pet: (empty)")
        await talk.type("Rex⎋b")
        #expect(talk.model.nameOfPet == "")
        await talk.type("⎋")
        talk.clock.advance(by: .seconds(1))
        await letOthersRun()
        #expect(talk.focused == "▸2 Name of pet: (empty)")
    }

    @Test func `a text that is too long for a field is refused in words`() async {
        let talk = await WindowTalk(at: [.form])
        let paste = "«\(String(repeating: "x", count: 70_000))»"
        await talk.type(paste)
        #expect(talk.rows.contains(" ! A line longer than 65536 bytes was"))
        await talk.type("An\(paste)")
        #expect(talk.focused == "▸1 Name: An")
        #expect(talk.rows.contains(" ! A line longer than 65536 bytes was"))
    }

    @Test func `a secret is dots, and never on the window`() async {
        let talk = await WindowTalk(at: [.form])
        await talk.type("\t\tgeheim")
        #expect(talk.focused == "▸3 Password: ••••••")
        await talk.type("⏎")
        #expect(talk.model.password == "geheim")
        #expect(talk.rows.contains(" 3 Password: ••••"))
        #expect(!talk.device.written.joined().contains("geheim"))
    }

    @Test func `the letters that were searched for stand out by weight and a line`() async throws {
        let talk = await WindowTalk(at: [.form])
        await talk.type("^Kquit")
        let row = try #require(talk.session.window.drawing.rows.first { $0.first?.text == "▸ " })
        let matches = row.filter(\.look.isMatch)
        #expect(matches.map(\.text) == ["quit"])
        for theme in WindowTheme.Name.allCases {
            #expect(matches.allSatisfy { WindowTheme(theme).code(of: $0.look).contains("1;4") })
        }
    }

    @Test func `the help of a window says nothing about lines`() async {
        let talk = await WindowTalk(size: WindowSize(columns: 100, rows: 190))
        await talk.type("?")
        #expect(talk.rows.contains { $0.contains("A question is answered") })
        #expect(!talk.rows.contains { $0.contains("empty line") })
    }

    @Test func `a picker turns with the arrows, and Enter lists its choices`() async {
        let talk = await WindowTalk(at: [.form])
        await talk.type("\t\t\t→")
        #expect(talk.model.colour == "green")
        await talk.type("⏎")
        #expect(talk.rows.contains { $0.hasPrefix("▸ green") })
        await talk.type("grey⏎")
        #expect(talk.model.colour == "grey")
    }

    @Test func `Escape goes back, and a command line takes every command`() async {
        let talk = await WindowTalk(at: [.list])
        await talk.type("⎋")
        talk.clock.advance(by: .milliseconds(50))
        await letOthersRun()
        #expect(talk.scene.stack.path == [])
        await talk.type(":open form⏎")
        #expect(talk.scene.stack.path == [.form])
        await talk.type("\t\t\t:open nowhere⏎")
        #expect(talk.rows.contains(" ! “nowhere” is no link."))
    }

    @Test func `a choice is one of those that all of the text finds, however fast it was typed`() async {
        let talk = await WindowTalk()
        await talk.type("^K")
        await talk.type("broken⏎")
        #expect(talk.scene.stack.path == [.broken])
        await talk.type("^Klist⏎")
        #expect(talk.rows.contains { $0.contains("Find") } == false)
    }

    @Test func `what was typed before a place is on show presses nothing there`() async {
        let talk = await WindowTalk()
        let before = talk.device.place
        await talk.type("⏎")
        #expect(talk.scene.stack.path == [.list])
        await talk.type("⏎", at: before)
        #expect(talk.model.steps == [])
        #expect(talk.rows.contains(" ! What you typed before this was shown"))
        await talk.type("⏎")
        #expect(talk.model.steps == ["Ana"])
    }

    @Test func `what was typed ahead goes into one field, and what follows its end is left out`() async {
        let talk = await WindowTalk()
        let before = talk.device.place
        await talk.type(":open form⏎")
        await talk.type("Smith⏎1988⏎x", at: before)
        #expect(talk.focused == "▸1 Name: Smith")
        #expect(talk.rows.contains(" ! What you typed before this was shown"))
        await talk.type("y⏎")
        #expect(talk.model.name == "Smithy")
    }

    @Test func `a click presses, and the wheel scrolls`() async {
        let talk = await WindowTalk()
        let row = talk.rows.firstIndex { $0.contains("1 List") } ?? 0
        await talk.type("⎋[<0;4;\(row + 1)M")
        #expect(talk.scene.stack.path == [.list])
        await talk.type("⎋[<65;1;1M")
        #expect(talk.scene.stack.path == [.list])
    }

    @Test func `quitting asks about what is not saved, and again means it`() async {
        let talk = await WindowTalk()
        talk.scene.unsaved = ["form"]
        await talk.type("q")
        #expect(talk.rows.contains(" ! unsaved"))
        await talk.type("q")
        #expect(await talk.code == .ok)
        #expect(!talk.device.isOpen)
    }

    @Test func `Ctrl-C ends it, and so does a terminal that is gone`() async {
        let talk = await WindowTalk()
        await talk.type("^C")
        #expect(await talk.code == .interrupted)
        let gone = await WindowTalk()
        gone.device.hear(.hungUp)
        #expect(await gone.code == .ok)
        let closed = await WindowTalk()
        closed.device.isGone = true
        await closed.type("\t")
        #expect(await closed.code == .outputClosed)
    }

    @Test func `an idle window is covered in time, and typing is no idleness`() async {
        let talk = await WindowTalk(at: [.form])
        talk.scene.timeUntilLock = .zero
        talk.scene.lock = {
            (talk.scene.timeUntilLock, talk.scene.person) = (nil, "another")
            talk.scene.stack.become([.list])
            return true
        }
        talk.session.window.message = ["“Ana” cannot be used now."]
        await talk.type("secret")
        #expect(talk.scene.stack.path == [.list])
        #expect(talk.session.window.message == [])
        #expect(talk.session.window.edit == nil)
        #expect(talk.model.name == "")
    }

    @Test func `a shorter idle time that another terminal chose counts at once`() async {
        let talk = await WindowTalk(at: [.form])
        #expect(!talk.clock.hasSleepers)
        talk.scene.lock = {
            talk.scene.stack.become([.list])
            return true
        }
        talk.scene.timeUntilLock = .seconds(60)
        talk.scene.whenLockTimeChanges()
        await talk.clock.someoneSleeps()
        talk.scene.timeUntilLock = .zero
        talk.clock.advance(by: .seconds(60))
        await letOthersRun { talk.scene.stack.path == [.form] }
        #expect(talk.scene.stack.path == [.list])
    }

    @Test func `help is a page over the screen`() async {
        let talk = await WindowTalk()
        await talk.type("?")
        #expect(talk.rows.contains { $0.contains("press NAME") || $0.contains("Tab") })
        await talk.type("q")
        #expect(talk.rows.contains("▸1 List   2 Broken   3 Locked (not now)"))
    }
}
