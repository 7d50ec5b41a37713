import HeadlessUI
import Support
import Testing

@MainActor @Suite("Rendering")
struct RenderingRuleTests {
    private struct Row: Identifiable { let id: Int }

    @Test func `numbers controls top to bottom, rows of lists and disabled ones included`() {
        let tree = rendering {
            Button("a") {}
            Section("S") {
                List([Row(id: 1), Row(id: 2)]) { row in
                    Button {
                    } label: {
                        HStack { Text("row \(row.id)") }
                    }
                }
            }
            Button("b") {}.disabled(true)
            VStack { TextField("c", text: .constant("")) }
        }
        let controls = tree.content.flattened.filter { $0.action != nil }
        #expect(controls.map(\.spokenText) == ["a", "row 1", "row 2", "b", "c"])
        #expect(controls.compactMap(\.action?.number) == [1, 2, 3, 4, 5])
        #expect(tree.handlers.count == 5)
    }

    @Test func `keeps controls inside a disabled view disabled, whatever they declare, and none after it`() {
        let nodes = nodes {
            VStack {
                Button("a") {}.disabled(false)
                VStack { Button("b") {} }.disabled(true)
                Button("c") {}
            }
            .disabled(true)
            Button("d") {}.disabled(false)
        }
        let controls = nodes.flatMap(\.flattened).filter { $0.action != nil }
        #expect(controls.map(\.isEnabled) == [false, false, false, true])
    }

    @Test(arguments: [true, false]) func `takes the branches that hold, in their order`(condition: Bool) {
        let nodes = nodes {
            if condition { Text("if") }
            if condition { Text("then") } else { Text("else") }
            switch condition {
            case true: Text("true")
            case false: Text("false")
            }
            Text("end")
        }
        #expect(nodes.map(\.label) == (condition ? ["if", "then", "true", "end"] : ["else", "false", "end"]))
    }

    // holds: list-constant-viewcount
    @Test(arguments: [0, 1, 7, 500]) func `gives a list one row for each element`(count: Int) {
        let nodes = nodes { List((0..<count).map(Row.init)) { Text("\($0.id)") } }
        #expect(nodes.map(\.role) == [.list])
        #expect(nodes.first?.children.map(\.label) == (0..<count).map(String.init))
    }

    @Test func `offers what has a tag of the selection's type as a choice, and nothing else`() {
        let model = Form()
        let tree = rendering {
            Picker("Size", selection: Bindable(model).chosen) {
                Text("no tag")
                Text("other type").tag("2")
                HStack {
                    Text("two")
                    Text("pieces")
                }
                .tag(2)
                Text("three").tag(3)
            }
            Text("outside").tag(4)
        }
        #expect(tree.content.children.map(\.options) == [["two pieces", "three"], []])
        #expect(tree.content.children.map(\.value) == [nil, nil])
        #expect(tree.content.children.map(\.label) == ["Size", "outside"])
        if case .choose(let choose)? = tree.handlers[ActionID(1)] { choose(1) }
        #expect(model.chosen == 3)
    }

    @Test func `makes hostile text visible wherever a view takes one`() {
        let bad = Specimen.hostile
        let tree = rendering {
            Text(bad)
            LabeledContent(bad, value: bad)
            Section(bad) { Text(bad) }
            Button(bad) {}
            TextField(bad, text: .constant(bad))
            SecureField(bad, text: .constant(bad))
            Picker(bad, selection: .constant(1)) { Text(bad).tag(1) }
            ProgressView(bad)
            ContentUnavailableView(label: { Text(bad) }, description: { Text(bad) })
            FailureView(bad, advice: bad, code: "invalid-input")
        }
        for node in tree.content.flattened {
            let texts = [node.label, node.value ?? ""] + node.options
            for text in texts { #expect(VisibleText.escaped(text) == text, "\(node.role)") }
        }
    }

    @Test func `shows a binding's value, and writes what is set through it`() {
        let model = Form()
        let tree = rendering {
            TextField("Name", text: Bindable(model).name)
            Picker("Size", selection: Bindable(model).size) {
                ForEach((1...3).map(Row.init)) { row in Text("\(row.id)").tag(row.id) }
            }
        }
        if case .setText(let set)? = tree.handlers[ActionID(1)] { set("ana") }
        if case .choose(let choose)? = tree.handlers[ActionID(2)] { choose(2) }
        #expect((model.name, model.size) == ("ana", 3))
        #expect(tree.content.children.map(\.value) == ["", "1"])
    }
}

@MainActor private final class Form {
    var name = ""
    var size = 1
    var chosen: Int?
}
