import HeadlessUI
import Observation
import Support
import Testing

@testable import TextShell

@Suite("The likely button in a window") @MainActor struct WindowLikelyTests {
    @Test(arguments: [("", "▸1 Name: (empty)"), ("Ana", "▸3 Likely")])
    func `the default button has the focus on arrival, unless a field waits`(name: String, focused: String) async {
        let model = SampleModel()
        model.name = name
        let scene = SampleScene { _ in
            Sketch {
                TextField("Name", text: Bindable(model).name)
                Button("Other") { model.steps.append("other") }
                Button("Likely") { model.steps.append("likely") }.keyboardShortcut(.defaultAction)
            }
        }
        let talk = await WindowTalk(scene: scene)
        #expect(talk.rows.contains { $0.contains(focused) }, "\(talk.rows)")
    }

    @Test func `a default button that cannot be used has no focus`() async {
        let scene = SampleScene { _ in
            Sketch {
                Button("Other") {}
                Button("Likely") {}.disabled(true).keyboardShortcut(.defaultAction)
            }
        }
        let talk = await WindowTalk(scene: scene)
        #expect(talk.rows.contains { $0.contains("▸1 Other") }, "\(talk.rows)")
    }

    @Test func `n and p press what is next and previous`() async {
        let model = SampleModel()
        let scene = SampleScene { _ in
            Sketch {
                Button("Next") { model.steps.append("other") }.accessibilityIdentifier("next")
                Button("Earlier") { model.steps.append("earlier") }.accessibilityIdentifier("previous-day")
                Button("Later") { model.steps.append("later") }.accessibilityIdentifier("next-day")
            }
        }
        let talk = await WindowTalk(scene: scene)
        await talk.type("npn")
        #expect(model.steps == ["later", "earlier", "later"])
    }
}
