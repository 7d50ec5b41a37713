import Foundation
import HeadlessUI
import Testing

@MainActor @Suite("Screens as JSON")
struct ScreenJSONTests {
    @Test func `a screen is one line that reads back as what was given, whatever the text`() throws {
        for seed in 0..<24 {
            let screen = sampleScreen(seed: seed)
            let text = ScreenJSON.text(of: screen)
            #expect(text.hasSuffix("}\n") && text.dropLast().allSatisfy { !$0.isNewline }, "seed \(seed)")
            #expect(VisibleText.escaped(String(text.dropLast())) == text.dropLast(), "seed \(seed)")
            let object = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
            #expect(object["title"] as? String == screen.title)
            #expect(object["breadcrumb"] as? [String] == screen.breadcrumb)
            #expect(object["focus"] as? Int == screen.focus?.number)
            #expect((object["actions"] as? [Any])?.count == screen.controls.count { $0.role == .button })
        }
    }

    @Test func `every part has its list, in a fixed order`() {
        var screen = screen { Button("Go") {}.accessibilityIdentifier("go") }
        screen.tabs = [Tab(name: "A", isSelected: true)]
        #expect(
            ScreenJSON.text(of: screen) == """
                {"link":null,"title":"Place","style":"page","breadcrumb":["Start","Place"],"account":"Ana Ruiz, pharmacist",\
                "status":[],"section":"A","sections":["A"],"canGoBack":true,"isLoading":false,"focus":1,"record":null,\
                "records":[],"facts":[],"texts":[],"fields":[],"actions":[{"number":1,"name":"Go","id":"go",\
                "enabled":true,"effect":"acts"}],"failures":[],"unavailable":[],"timelines":[]}

                """)
    }

    @Test func `a problem stands in its field, and other warnings stand alone`() {
        let members = members {
            TextField("Name", text: .constant("x")).accessibilityIdentifier("name")
            Text("Too short.").foregroundStyle(.warning)
            SecureField("Password", text: .constant("hunter2"))
            Text("Look out.").foregroundStyle(.warning)
            Text("Words")
            Text("Beware.").foregroundStyle(.warning)
        }
        #expect(
            members["fields"]?.text == """
                [{"number":1,"name":"Name","id":"name","kind":"text","value":"x","enabled":true,"error":"Too short."},\
                {"number":2,"name":"Password","kind":"secret","value":true,"enabled":true,"error":"Look out."}]
                """)
        #expect(members["texts"]?.text == #"[{"text":"Words"},{"text":"Beware.","emphasis":"warning"}]"#)
    }

    @Test func `words are what was given, although what is printed makes them visible`() {
        let members = members {
            Text("\u{1B}[2J")
            LabeledContent("a\u{202E}", value: "b\n")
            Button("\u{0}") {}
            Picker("p", selection: .constant(0)) { Text("\t").tag(0) }
        }
        #expect(members["texts"] == .list([.object(["text": .text("\u{1B}[2J")])]))
        #expect(members["facts"] == .list([.object(["name": .text("a\u{202E}"), "value": .text("b\n")])]))
        #expect(members["actions"]?.text.contains(#""name":"\u0000""#) == true)
        #expect(members["fields"]?.text.contains(#""value":"\t","choices":["\t"]"#) == true)
    }

    @Test func `a moment is a value beside its words`() {
        let members = members {
            LabeledContent("At") { Text(Date(timeIntervalSince1970: 0), format: .time) }
            Text(Date(timeIntervalSince1970: 0.25), format: .date)
        }
        #expect(
            members["facts"]?.text == #"[{"name":"At","value":"1970-01-01T00:00:00Z","text":"00:00"}]"#)
        #expect(members["texts"]?.text == #"[{"text":"1970-01-01","value":"1970-01-01T00:00:00.250Z"}]"#)
    }

    private func members(@ViewBuilder _ content: () -> ViewContent) -> [String: JSON] {
        guard case .object(let members) = ScreenJSON().json(of: screen(content)) else { return [:] }
        return Dictionary(members.map { ($0.name, $0.value) }) { $1 }
    }
}
