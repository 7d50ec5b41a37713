import HeadlessUI

extension HelpPage.Row {
    /// A command that needs no explanation of the screen.
    init(_ word: CommandWord) {
        self.init(form: word.form, meaning: word.meaning, names: word.names)
    }

    /// A command as it is explained in a scene.
    @MainActor init(_ word: CommandWord, in scene: any ShellScene, on screen: Screen) {
        var meaning = word.meaning
        if word.argument == "LINK", let link = scene.links.first { meaning += ", such as \(link)" }
        if word.names == ["find"], let findable = scene.findable { meaning = findable }
        if word.names == ["go"] {
            let sections = screen.tabs.map { $0.name.lowercased() }.joined(separator: ", ")
            meaning += ": \(sections); its name alone does the same"
        }
        self.init(form: word.form, meaning: meaning, names: word.names)
    }
}

extension CommandWord {
    /// The forms to type.
    var form: String { names.joined(separator: ", ") + (argument.isEmpty ? "" : " \(argument)") }

    /// Whether the command needs something on the screen that is there, and is not explained with a control.
    func works(on screen: Screen) -> Bool {
        switch make("") {
        case .fill: !screen.formFields.isEmpty
        case .press("more"): screen.controls.contains { $0.identifier == "more" }
        case .back: screen.canGoBack
        default: false
        }
    }

    /// Whether the command does something at every screen of a scene. Those that need something on the screen are
    /// listed with that.
    @MainActor func works(everywhereIn scene: any ShellScene, on screen: Screen) -> Bool {
        switch make("") {
        case .press, .set, .fill, .search, .back: false
        case .find: scene.findable != nil
        case .go: !screen.tabs.isEmpty
        case .open, .routes: !scene.links.isEmpty
        default: true
        }
    }
}
