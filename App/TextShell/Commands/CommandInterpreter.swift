import DesignSystem

/// Carries out commands: actions and fields through the host, everything about places through the scene.
@MainActor struct CommandInterpreter {
    /// What there is to write after a command.
    enum Reply {
        case nothing
        case text(String)
        case screen
    }

    let scene: any ShellScene
    let host: ScreenHost
    let fields: FieldEntry

    /// Carries a command out.
    ///
    /// - Throws: a failure, after which everything is as it was before.
    func carryOut(_ command: Command, on screen: Screen) async throws(CommandFailure) -> Reply {
        if let words = command.words { scene.begin(words) }
        switch command {
        case .show: return .screen
        case .remark: return .nothing
        case .quit: return .screen
        case .help: return .text(CommandWord.helpText)
        case .history: return .text(scene.history.map { "\($0)\n" }.joined())
        case .transcript: return .text(scene.transcript.map { "\($0)\n" }.joined())
        case .undo: try scene.undo()
        case .redo: try scene.redo()
        case .routes: return .text(scene.links.map { "\($0)\n" }.joined())
        case .back: try scene.goBack()
        case .home: try scene.goHome()
        case .go(let section): try scene.goToSection(section)
        case .open(""): throw CommandFailure("“open” needs a link: open LINK. “routes” lists them.", .usage)
        case .open(let link): try scene.open(link: link)
        case .press(let name): try await press(name, on: screen)
        case .set(let text): try await set(text, on: screen)
        case .search(let text): try search(text, on: screen)
        }
        return .screen
    }

    private func press(_ name: String, on screen: Screen) async throws(CommandFailure) {
        let control = try ControlMatch(controls: screen.controls).control(named: name)
        scene.begin("press \(screen.name(of: control))")
        if control.role == .toggle { return try await fill(control, with: control.otherOption) }
        guard control.role == .button else { return try await fill(control, with: nil) }
        guard control.isEnabled, let action = control.action else { throw .disabled(control) }
        await host.press(action)
    }

    private func set(_ text: String, on screen: Screen) async throws(CommandFailure) {
        let (field, value) = try ControlMatch(controls: screen.controls).field(in: text)
        scene.begin("set \(screen.name(of: field))")
        try await fill(field, with: value)
    }

    private func search(_ text: String, on screen: Screen) throws(CommandFailure) {
        guard let field = screen.controls.first(where: { $0.role == .searchField }), let action = field.action else {
            throw CommandFailure("There is nothing to search here.", .usage)
        }
        scene.begin("search")
        host.set(action, to: text)
    }

    private func fill(_ field: Node, with typed: String?) async throws(CommandFailure) {
        guard field.isEnabled, let action = field.action else { throw .disabled(field) }
        let value = try await fields.value(for: field, typed: typed)
        guard !field.options.isEmpty else { return host.set(action, to: value) }
        let option = try FieldEntry.option(of: field, named: value)
        scene.begin("set \(field.spokenText) \(field.options[option])")
        host.choose(action, option: option)
    }
}

extension Node {
    /// The choice of a switch that it is not at.
    fileprivate var otherOption: String? { options.first { $0 != value } }
}

extension Command {
    /// The command as the history says it, or nil where the screen has to be asked, or nothing happens. Nothing in it is
    /// secret, or was searched for.
    fileprivate var words: String? {
        switch self {
        case .back: "back"
        case .home: "home"
        case .go(let section): "go \(section)"
        case .show, .press, .set, .search, .open, .undo, .redo, .history, .transcript, .routes, .help, .quit, .remark:
            nil
        }
    }
}

extension Screen {
    /// What to type for a control: its name, or its number where another one has the same name.
    package func name(of control: Node) -> String {
        let names = controls.filter { $0.role == control.role || $0.action != nil }.map(\.spokenText)
        guard names.filter({ $0 == control.spokenText }).count > 1,
            let index = controls.firstIndex(where: { $0.action == control.action })
        else { return control.spokenText }
        return String(index + 1)
    }
}

extension CommandFailure {
    fileprivate static func disabled(_ control: Node) -> CommandFailure {
        CommandFailure("“\(control.spokenText)” cannot be used now.", .usage)
    }
}
