import Navigation
import Support
import Testing

@testable import TextShell

@Suite("A window with hardly any cells") @MainActor struct SmallWindowTests {
    @Test(arguments: [(19, 24), (80, 2), (3, 2), (1, 1)])
    func `says so, and takes no keys but Ctrl-C`(columns: Int, rows: Int) async {
        let talk = await WindowTalk(size: WindowSize(columns: columns, rows: rows))
        #expect(talk.rows.first?.hasPrefix("Too small".prefix(columns)) == true && talk.rows.count <= rows)
        #expect(talk.session.window.drawing.rows.allSatisfy { $0.width <= columns })
        await talk.type("⏎q")
        #expect(talk.scene.stack.path.isEmpty && talk.device.isOpen)
        talk.device.size = WindowSize(columns: 40, rows: 14)
        talk.device.hear(.resized)
        await letOthersRun()
        #expect(talk.rows.contains("▸1 List   2 Broken   3 Locked (not now)"))
        talk.device.size = WindowSize(columns: columns, rows: rows)
        talk.device.hear(.resized)
        await talk.type("^C")
        #expect(!talk.device.isOpen)
    }

    @Test func `a storm of sizes ends in the last one`() async {
        let talk = await WindowTalk()
        for step in 0..<500 {
            talk.device.size = WindowSize(columns: 1 + step * 37 % 250, rows: 1 + step * 11 % 80)
            talk.device.hear(.resized)
            if step.isMultiple(of: 50) { await letOthersRun() }
        }
        talk.device.size = WindowSize(columns: 40, rows: 14)
        talk.device.hear(.resized)
        await talk.type("\t")
        #expect(talk.rows.contains(" 1 List  ▸2 Broken   3 Locked (not now)"))
    }
}
