import Testing

@testable import LayeringCommands
@testable import LayeringEngine

/// A package changes while it is open: its files, its manifest and its configuration.
@Suite struct EditedPackageTests {
    private let clean = ["Domain/A.swift": "let a = 1"]

    private func started(_ files: [String: String]) -> Editor {
        var editor = Editor(files)
        _ = editor.tell("initialized")
        return editor
    }

    @Test func `a source that is made is checked, and one that is deleted is not`() {
        var editor = started(clean)
        editor.machine.with { $0.files["Domain/B.swift"] = "import Data" }
        #expect(Editor.diagnostics(in: editor.watch("Domain/B.swift", 1)) == ["Domain/B.swift 0:7-11 layer-dependency"])
        editor.machine.with { $0.files["Domain/B.swift"] = nil }
        #expect(Editor.diagnostics(in: editor.watch("Domain/B.swift", 3)) == ["Domain/B.swift none"])
    }

    @Test func `a source that the editor makes is checked once it is saved`() {
        var editor = started(clean)
        #expect(editor.open("Domain/B.swift", "import Data") == [])
        editor.machine.with { $0.files["Domain/B.swift"] = "import Data" }
        #expect(Editor.diagnostics(in: editor.save("Domain/B.swift")) == ["Domain/B.swift 0:7-11 layer-dependency"])
    }

    @Test(arguments: [".build/checkouts/a/A.swift", "README.md"])
    func `files that are no sources change nothing`(path: String) {
        var editor = started(clean)
        #expect(editor.watch(path, 1) == [] && editor.machine.with { $0.described } == 1)
    }

    @Test func `an unsaved configuration is checked, and what is wrong in it is shown there`() {
        var editor = started(["Domain/A.swift": "import Foundation"])
        let other = Machine.configuration.replacing("frameworks Foundation\nlayer D", with: "owns io\nlayer D")
        let shown = Editor.diagnostics(in: editor.open("layering.config", other))
        #expect(shown.contains("Domain/A.swift 0:7-17 framework"), "\(shown)")
        let wrong = Editor.diagnostics(in: editor.change("layering.config", "layer\n" + other))
        #expect(wrong.contains("layering.config 0:0-5 configuration"))
        #expect(wrong.contains("Domain/A.swift none"))
        #expect(Editor.diagnostics(in: editor.close("layering.config")).contains("layering.config none"))
    }

    @Test func `a manifest is read again once it is saved`() {
        var editor = started(["Domain/A.swift": "let a = 1"])
        editor.machine.with { $0.dependencies = ["Domain": ["Data"]] }
        _ = editor.open("Package.swift", "\n.target(name: \"Domain\", dependencies: [\"Data\"])")
        #expect(editor.machine.with { $0.described } == 1)
        let shown = Editor.diagnostics(in: editor.save("Package.swift"))
        #expect(editor.machine.with { $0.described } == 2)
        #expect(shown == ["Package.swift 1:39-45 layer-dependency"], "\(shown)")
    }

    @Test func `while the manifest cannot be read, the last one counts and the editor is told once`() {
        var editor = started(clean)
        editor.machine.with { $0.trouble = "it does not compile" }
        let shown = editor.save("Package.swift")
        #expect(shown.count == 1 && shown.first?.contains("it does not compile") == true, "\(shown)")
        #expect(editor.save("Package.swift") == [])
        _ = editor.open("Domain/A.swift", "let a = 1")
        let changed = editor.change("Domain/A.swift", "import Data")
        #expect(Editor.diagnostics(in: changed).contains("Domain/A.swift 0:7-11 layer-dependency"))
    }

    @Test func `without a configuration the editor is told how to begin`() {
        var editor = Editor(clean)
        editor.machine.with { $0.files["layering.config"] = nil }
        #expect(editor.tell("initialized").contains { $0.contains("`layering init` writes one") })
        editor.machine.with { $0.files["layering.config"] = Machine.configuration }
        editor.machine.with { $0.files["Domain/A.swift"] = "import Data" }
        let shown = Editor.diagnostics(in: editor.watch("layering.config", 1))
        #expect(shown == ["Domain/A.swift 0:7-11 layer-dependency"])
    }

    @Test func `what is a view is decided again when a protocol changes`() {
        var editor = started([
            "Features/Home/A.swift": "struct A: Screen { let orders: any OrderRepository }",
            "Features/Home/B.swift": "protocol Screen {}",
        ])
        let shown = editor.open("Features/Home/B.swift", "protocol Screen: View {}")
        #expect(Editor.diagnostics(in: shown) == ["Features/Home/A.swift 0:35-50 view-repository"])
        let gone = editor.change("Features/Home/B.swift", "protocol Screen {}")
        #expect(Editor.diagnostics(in: gone) == ["Features/Home/A.swift none"])
    }

    /// Any sequence of edits ends in what a check from the start finds.
    @Test func `after any edits the diagnostics are those of a fresh start`() {
        var random = SplitMix(seed: 11)
        let paths = ["Domain/A.swift", "Features/Home/B.swift", "Data/C.swift"]
        let texts = [
            "import Data", "let a = Task {}", "protocol Screen: View {}", "import Domain\nprint(1)",
            "struct A: Screen { let o: any OrderRepository }", "",
        ]
        for _ in 0..<60 {
            var (editor, shown) = (Editor(clean), [String: String]())
            func note(_ messages: [String]) {
                for message in messages.compactMap({ JSON($0)?["params"] }) {
                    shown[message["uri"]?.text ?? ""] = "\(message["diagnostics"]?.elements.isEmpty ?? true)"
                }
            }
            note(editor.tell("initialized"))
            for _ in 0..<8 {
                let (path, text) = (paths[random.below(3)], texts[random.below(texts.count)])
                editor.machine.with { $0.files[path] = text }
                note(editor.watch(path, 1 + random.below(2)))
            }
            var fresh = Editor(editor.machine.with { $0.files })
            let expected = fresh.tell("initialized").compactMap { JSON($0)?["params"]?["uri"]?.text }
            #expect(shown.filter { $0.value == "false" }.keys.sorted() == expected.sorted())
        }
    }
}
