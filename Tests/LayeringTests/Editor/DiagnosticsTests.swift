import Testing

@testable import LayeringCommands
@testable import LayeringEngine

/// An editor shows what breaks a rule in the text as it is typed.
@Suite struct DiagnosticsTests {
    private let clean = ["Domain/A.swift": "let a = 1", "Features/Home/B.swift": "import Domain\nimport DesignSystem"]

    @Test func `everything that is wrong is shown at the start`() {
        var editor = Editor(["Domain/A.swift": "import Data", "Data/B.swift": "let x = 1\n\nprint(x)"])
        editor.machine.with { $0.dependencies = ["Home": ["Data"]] }
        let shown = Editor.diagnostics(in: editor.tell("initialized"))
        #expect(
            shown == [
                "Data/B.swift 2:0-5 terminal-ownership", "Domain/A.swift 0:7-11 layer-dependency",
                "Package.swift 3:0-6 layer-dependency",
            ])
    }

    @Test func `a diagnostic has the rule, the severity and the remedy`() throws {
        var editor = Editor(["Domain/A.swift": "import Data"])
        let messages = editor.tell("initialized").compactMap { JSON($0)?["params"] }
        let file = try #require(messages.first { $0["uri"] == .string("file:///a%20b/Domain/A.swift") })
        let found = try #require(file["diagnostics"]?.elements.first)
        let fix = try #require(found["data"]?["fix"]?.text)
        #expect(found["severity"] == .number(1) && found["source"] == .string("layering"))
        #expect(found["message"]?.text?.hasPrefix("Domain must not import Data. ") == true)
        #expect(found["message"]?.text?.hasSuffix(fix) == true)
    }

    @Test func `an unsaved text is checked until its document is closed`() {
        var editor = Editor(clean)
        _ = editor.tell("initialized")
        #expect(Editor.diagnostics(in: editor.open("Domain/A.swift", "let a = 1")) == [])
        let shown = editor.change("Domain/A.swift", "import Home")
        #expect(Editor.diagnostics(in: shown) == ["Domain/A.swift 0:7-11 layer-dependency"])
        #expect(editor.save("Domain/A.swift") == [])
        #expect(Editor.diagnostics(in: editor.close("Domain/A.swift")) == ["Domain/A.swift none"])
    }

    @Test func `only what has changed is read again`() {
        var editor = Editor(clean)
        _ = (editor.tell("initialized"), editor.open("Domain/A.swift", "let a = 1"))
        editor.machine.with { $0.read = [] }
        _ = (editor.change("Domain/A.swift", "let a = Task"), editor.save("Domain/A.swift"))
        #expect(editor.machine.with { $0.read } == [])
        editor.machine.with { $0.files["Features/Home/B.swift"] = "import Data" }
        let shown = Editor.diagnostics(in: editor.watch("Features/Home/B.swift", 2))
        #expect(shown.contains("Features/Home/B.swift 0:7-11 layer-dependency"))
        #expect(Set(editor.machine.with { $0.read }) == ["Features/Home/B.swift"])
        #expect(editor.machine.with { $0.described } == 1)
    }

    @Test func `diagnostics that stay where they are are not shown again`() {
        var editor = Editor(["Domain/A.swift": "import Data"])
        _ = (editor.tell("initialized"), editor.open("Domain/A.swift", "import Data"))
        #expect(editor.change("Domain/A.swift", "import Data\nlet a = 1") == [])
        let moved = editor.change("Domain/A.swift", "\nimport Data")
        #expect(Editor.diagnostics(in: moved) == ["Domain/A.swift 1:7-11 layer-dependency"])
    }

    @Test(arguments: [(#"["utf-8"]"#, "0:18-23"), ("[]", "0:15-20")])
    func `columns are counted as was agreed`(offered: String, range: String) {
        var editor = Editor(["Data/A.swift": "let a = \"é😀\"; print(a)"], offering: offered)
        let shown = Editor.diagnostics(in: editor.tell("initialized"))
        #expect(shown.contains("Data/A.swift \(range) terminal-ownership"), "\(shown)")
    }

    @Test func `a range is that of the text, where only that has changed`() {
        var editor = Editor(clean)
        _ = (editor.tell("initialized"), editor.open("Domain/A.swift", "/* é */ import Home"))
        // As many bytes, and one character more.
        let shown = editor.change("Domain/A.swift", "/* ab */ import Home")
        #expect(Editor.diagnostics(in: shown) == ["Domain/A.swift 0:16-20 layer-dependency"])
    }

    @Test func `a file is called as the editor calls it`() {
        var editor = Editor(clean)
        _ = editor.tell("initialized")
        let uri = "file:///a%20b/%44omain/A.swift"
        let shown = editor.tell(
            "textDocument/didOpen", #"{"textDocument":{"uri":"\#(uri)","text":"import Data"}}"#)
        #expect(shown.first?.contains(JSONText.string(uri)) == true, "\(shown)")
    }
}
