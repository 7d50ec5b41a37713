import HeadlessUI

extension PaletteEntry {
    /// The entries of a scene at a screen: the screen's own first.
    @MainActor static func all(of scene: any ShellScene, on screen: Screen) -> [PaletteEntry] {
        screen.controls.filter(\.isEnabled).compactMap(PaletteEntry.init(control:))
            + screen.tabs.map { PaletteEntry(label: $0.name, detail: "section", line: "go \($0.name)") }
            + scene.words.map { PaletteEntry(label: $0.name, detail: $0.meaning, line: marked($0.name)) }
            + CommandWord.all.filter { $0.isOffered(by: scene, on: screen) }.map {
                PaletteEntry(label: $0.names[0], detail: $0.meaning, line: marked($0.names[0]))
            }
            + scene.links.filter { !$0.contains("{") && !$0.contains("<") }.map {
                PaletteEntry(label: $0, detail: "link", line: "open \($0)")
            }
    }

    /// A control to press or to fill in; the value of a field is asked for.
    private init?(control: Node) {
        guard let number = control.number else { return nil }
        let detail = control.label.isEmpty ? "row" : control.isField ? "field" : "here"
        self.init(label: control.label.isEmpty ? control.spokenText : control.label, detail: detail, line: number)
    }

    /// A word that no control takes for its name.
    private static func marked(_ word: String) -> String { CommandWord.mark + word }
}

extension CommandWord {
    /// Whether the word does something here, without more words.
    @MainActor fileprivate func isOffered(by scene: any ShellScene, on screen: Screen) -> Bool {
        (argument.isEmpty || names[0] == "help") && (works(on: screen) || works(everywhereIn: scene, on: screen))
    }
}
