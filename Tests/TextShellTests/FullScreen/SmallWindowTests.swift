import HeadlessUI
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
        let row = " 1 List  ▸2 Broken   3 Locked (not now)"
        // Every size is drawn, beside what other tests do: that takes more turns than a key.
        for _ in 0..<100 where !talk.rows.contains(row) { await letOthersRun() }
        #expect(talk.rows.contains(row))
    }

    @Test func `a message leaves in sight what has the focus`() {
        var window = Window(size: WindowSize(columns: 40, rows: 12))
        let rows = (1...9).map { Node(.button, label: "Row \($0)", action: ActionID($0)) }
        let screen = Screen(
            title: "Rows", breadcrumb: ["Rows"], account: "", tabs: [], style: .page, canGoBack: false,
            content: Node(.group, children: [Node(.list, children: rows)]))
        window.show(screen, at: ScenePlace(1), live: [ScenePlace(1)], isOwn: true)
        for _ in 1..<window.room { _ = window.press(.tab) }
        #expect(Self.showsFocus(window))
        window.message = ["One.", "Two.", "Three."]
        #expect(Self.showsFocus(window))
    }

    private static func showsFocus(_ window: Window) -> Bool {
        (0..<window.size.rows).contains { window.drawing.cells(ofRow: $0).cells.contains { $0.scalar == "▸" } }
    }
}
