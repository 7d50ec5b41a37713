import HeadlessUI
import Support
import Testing

@MainActor @Suite("A switch")
struct ToggleTests {
    @Test(arguments: [true, false]) func `is a control that says whether it is on, and can be set to both`(isOn: Bool) {
        let nodes = nodes { Toggle("Loud", isOn: .constant(isOn)) }
        #expect(nodes == [.control(.toggle, "Loud", 1, value: isOn ? "on" : "off", options: ["off", "on"])])
    }

    @Test func `writes what is chosen, the first choice off and the second on`() {
        var written: [Bool] = []
        let tree = rendering { Toggle("Loud", isOn: Binding(get: { false }, set: { written.append($0) })) }
        guard case .choose(let choose)? = tree.handlers[ActionID(1)] else {
            Issue.record("a switch takes a choice")
            return
        }
        choose(1)
        choose(0)
        #expect(written == [true, false])
    }

    @Test func `shows in every output whether it is on, and that it cannot be used`() {
        let on = screen { Toggle("Loud", isOn: .constant(true)).accessibilityIdentifier("loud") }
        let off = screen { Toggle("Loud", isOn: .constant(false)).disabled(true) }
        #expect(TextRenderer(width: 80).text(of: on).contains("▸1 Loud: on  (off, on)"))
        #expect(LinearRenderer().text(of: on).contains("\n1 Switch: Loud, on\n"))
        #expect(LinearRenderer().text(of: off).contains("\n1 Switch: Loud, off, not now\n"))
        #expect(ScreenJSON.text(of: on).contains(#""name":"Loud","id":"loud","kind":"switch","value":true"#))
    }
}
