import HeadlessUI
import Navigation
import Observation
import Support
import Testing

@testable import TextShell

/// Changes of others while one looks.
@Suite("A window that shows changes of others") @MainActor struct LiveWindowTests {
    struct Row: Identifiable {
        let id: String
        let name: String
        var state: String
    }

    @MainActor @Observable final class Board {
        var rows = [
            Row(id: "#1", name: "Ana", state: "placed"), Row(id: "#2", name: "Ben", state: "placed"),
            Row(id: "#3", name: "Chen", state: "paid"),
        ]
        @ObservationIgnored var pressed: [String] = []

        func list() -> any View {
            Sketch {
                ForEach(self.rows) { row in
                    Button {
                        self.pressed.append(row.id)
                    } label: {
                        HStack {
                            Text(row.id)
                            Text(row.name)
                            Text(row.state)
                        }
                    }
                }
            }
        }
    }

    @Test func `a changed row is marked for a moment, and the focus stays on its record`() async {
        let board = Board()
        let talk = await WindowTalk(scene: SampleScene { _ in board.list() })
        await talk.type("↓")
        #expect(talk.focused == "▸2 #2  Ben  placed")
        board.rows[1].state = "paid"
        board.rows[2].state = "shipped"
        board.rows.insert(Row(id: "#0", name: "Dana", state: "placed"), at: 0)
        await letOthersRun()
        #expect(talk.focused == "▸3 #2  Ben  paid")
        #expect(talk.rows.contains("•4 #3  Chen  shipped") && talk.rows.contains("•1 #0  Dana  placed"))
        #expect(talk.rows.contains(" 2 #1  Ana  placed"))
        talk.clock.advance(by: .seconds(3))
        await letOthersRun()
        #expect(talk.rows.contains(" 4 #3  Chen  shipped"))
        await talk.type("⏎")
        #expect(board.pressed == ["#2"])
    }

    @Test func `a change costs few bytes, and none when nothing on show changes`() async {
        let board = Board()
        let talk = await WindowTalk(scene: SampleScene { _ in board.list() }, size: WindowSize(columns: 200, rows: 60))
        let before = talk.device.written.count
        board.rows[0].state = "paid"
        await letOthersRun()
        #expect(talk.device.written.count == before + 1)
        #expect((talk.device.written.last?.utf8.count ?? .max) <= 200)
        board.rows[0].state = "paid"
        await letOthersRun()
        #expect(talk.device.written.count == before + 1)
        #expect(talk.clock.hasSleepers)
        talk.clock.advance(by: .seconds(3))
        await letOthersRun()
        #expect(talk.device.written.count == before + 2)
        // Nothing is waited for any more: an idle window costs nothing.
        #expect(!talk.clock.hasSleepers)
    }

    @Test func `what is typed into a field stays while others change the screen`() async {
        let talk = await WindowTalk(at: [.form])
        await talk.type("An")
        talk.model.nameOfPet = "Rex"
        await letOthersRun()
        #expect(talk.focused == "▸1 Name: An")
        #expect(talk.rows.contains("•2 Name of pet: Rex"))
        await talk.type("a⏎")
        #expect(talk.model.name == "Ana")
    }
}
