import Foundation
import HeadlessUI
import Testing
import TextShell

@Suite("Forms of output")
struct ScreenFormatTests {
    private let screen = Screen(
        title: "Orders", breadcrumb: ["Orders"], account: "nobody", tabs: [], style: .page, canGoBack: false,
        content: Node(.group, children: [Node(.text, label: "Welcome")]))

    @Test func `as text it is what the renderer makes at that width`() throws {
        let format = ScreenFormat(.text, width: 33, theme: .none)
        #expect(format.text(of: screen) == TextRenderer(width: 33).text(of: screen))
    }

    @Test func `the theme colours the text, and only that`() throws {
        let text = ScreenFormat(.text, width: 40, theme: .standard).text(of: screen)
        #expect(text == TextRenderer(width: 40, theme: .standard).text(of: screen))
        #expect(text.contains("\u{1B}["))
        let json = ScreenFormat(.json, width: 40, theme: .standard).text(of: screen)
        #expect(!json.contains("\u{1B}"))
    }

    @Test func `for a screen reader it is what that renderer makes, whatever the width and theme`() throws {
        let format = ScreenFormat(.linear, width: 40, theme: .standard)
        #expect(format.text(of: screen) == LinearRenderer().text(of: screen))
    }

    @Test func `as JSON it is one line that can be read back`() throws {
        let text = ScreenFormat(.json, width: 40, theme: .none).text(of: screen)
        #expect(text.hasSuffix("}\n") && text.count { $0 == "\n" } == 1)
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        #expect(object?["title"] as? String == "Orders")
    }

    @Test func `the forms are named as the command line names them`() {
        #expect(ScreenFormat.Kind.allCases.map(\.rawValue) == ["text", "linear", "json"])
    }
}
