import Foundation
import HeadlessUI
import Testing

@MainActor @Suite("JSON output")
struct ScreenJSONTests {
    @Test func `is one line that reads back as what was on the screen, whatever the text`() throws {
        for seed in 0..<24 {
            let screen = sampleScreen(seed: seed)
            let text = try ScreenJSON.text(of: screen)
            #expect(text.hasSuffix("}\n") && text.dropLast().allSatisfy { !$0.isNewline }, "seed \(seed)")
            let object = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
            #expect(object["title"] as? String == screen.title)
            #expect(object["breadcrumb"] as? [String] == screen.breadcrumb)
            #expect(object["focus"] as? Int == screen.focus?.number)
        }
    }

    @Test func `has its keys sorted and omits empty values`() throws {
        var screen = screen { Button("Go") {} }
        screen.tabs = [Tab(name: "A", isSelected: true)]
        #expect(
            try ScreenJSON.text(of: screen) == """
                {"account":"Ana Ruiz, pharmacist","breadcrumb":["Start","Place"],"canGoBack":true,"content":\
                {"children":[{"action":1,"enabled":true,"label":"Go","role":"button"}],"role":"group"},"focus":1,\
                "section":"A","sections":["A"],"style":"page","title":"Place"}

                """)
    }
}

@MainActor @Suite("Focus")
struct FocusTests {
    // holds: ally-keyboard-focus
    @Test
    func `is on the first empty field, else on the first button, else on the first control, never on a disabled one`() {
        let filled = screen {
            TextField("a", text: .constant("x"))
            Button("b") {}
        }
        let empty = screen {
            Button("b") {}
            TextField("a", text: .constant("")).disabled(true)
            SecureField("c", text: .constant(""))
        }
        let picker = screen { Picker("p", selection: .constant(0)) { Text("0").tag(0) } }
        let nothing = screen { Button("b") {}.disabled(true) }
        #expect([filled, empty, picker, nothing].map(\.focus?.number) == [2, 3, 1, nil])
    }
}
