import HeadlessUI

/// Carries out commands: actions and fields through the host, everything about places through the scene.
@MainActor final class CommandInterpreter {
    /// The output of a command.
    enum Reply {
        case nothing
        /// Words to read, which keep to the width.
        case prose(String)
        /// The help about one word.
        case help(HelpPage)
        /// Places to choose from.
        case found(FoundPlaces)
        /// Lines to use elsewhere, as they are.
        case lines(String)
        case screen
        /// The screen alone: nothing that was on show may stay in sight.
        case cover
    }

    let scene: any ShellScene
    let host: ScreenHost
    let fields: FieldEntry
    let voice: CommandVoice
    /// The form whose button was pressed last, until it is said what came of it.
    var pressedForm: PressedForm?
    /// The words of the line before, if it pressed something, and the name of the control that they meant.
    private var lastPress: (words: String, control: String)?
    private var recorded: String?

    /// An interpreter of lines about a scene.
    init(scene: any ShellScene, host: ScreenHost, fields: FieldEntry, voice: CommandVoice = CommandVoice()) {
        self.scene = scene
        self.voice = voice
        self.host = host
        self.fields = fields
    }

    /// Carries a command out.
    ///
    /// - Throws: a failure, after which everything is as it was before.
    func carryOut(_ command: Command, on screen: Screen) async throws(CommandFailure) -> Reply {
        if let words = command.words { begin(words, on: screen) }
        if !command.namesControl { lastPress = nil }
        switch command {
        case .show: return .screen
        case .remark: return .nothing
        case .quit, .interrupt: return .screen
        case .help(""): return .prose(HelpPage(of: scene, on: screen).text)
        case .help(let word): return .help(try HelpPage(of: scene, on: screen).rows(about: word))
        case .history: return .prose(scene.history.map { "\($0)\n" }.joined())
        case .transcript: return .lines(scene.transcript.map { "\($0)\n" }.joined())
        case .undo: try scene.undo()
        case .redo: try scene.redo()
        case .routes: return .lines(scene.links.map { "\($0)\n" }.joined())
        case .back: try scene.goBack()
        case .home: try scene.goHome()
        case .go(let section): try scene.goToSection(section)
        case .open(""): throw CommandFailure("“open” needs a link: open LINK. “routes” lists them.", .usage)
        case .open(let link): try scene.open(link: link)
        case .press(let name): try await press(name, on: screen)
        case .bare(let line): return try await carryOut(line, on: screen)
        case .find(let text): return try await Reach(scene: scene).find(text)
        case .set(let text): try await set(text, on: screen)
        case .fill: return try await fillForm(on: screen)
        case .search(let text): try search(text, on: screen)
        }
        return .screen
    }

    func press(_ name: String, on screen: Screen) async throws(CommandFailure) {
        let control = try control(named: name, on: screen)
        if control.role == .toggle { return try await fill(control, with: control.otherOption, on: screen) }
        guard control.role == .button else { return try await fill(control, with: nil, on: screen) }
        guard control.isEnabled, let action = control.action else { throw .disabled(control) }
        guard await host.stillShows(control) else { throw .changed(control) }
        begin("press \(screen.stepName(of: control))", on: screen, canBeRepeated: true)
        pressedForm = PressedForm(screen, of: scene)
        await host.press(action)
    }

    /// The control that was typed. The start of a name that is typed twice means the same control twice: it answers no
    /// question that the first time raised.
    private func control(named name: String, on screen: Screen) throws(CommandFailure) -> Node {
        let match = ControlMatch(of: screen)
        let control = try match.control(named: name)
        if let lastPress, lastPress.words == name, lastPress.control != control.name,
            !match.isWhole(name, of: control)
        {
            throw .repeated(control)
        }
        lastPress = (name, control.name)
        return control
    }

    private func set(_ text: String, on screen: Screen) async throws(CommandFailure) {
        let (field, value) = try ControlMatch(of: screen).field(in: text)
        try await fill(field, with: value, on: screen)
    }

    private func search(_ text: String, on screen: Screen) throws(CommandFailure) {
        guard let action = screen.searchField?.action else {
            throw CommandFailure("There is nothing to search here.", .usage)
        }
        begin("search", on: screen)
        host.set(action, to: text)
    }

    private func fill(_ field: Node, with typed: String?, on screen: Screen) async throws(CommandFailure) {
        guard field.isEnabled, field.action != nil else { throw .disabled(field) }
        try await put(fields.value(for: field, typed: typed), into: field, on: screen)
    }

    /// Puts a value into a field.
    func put(_ value: String, into field: Node, on screen: Screen) async throws(CommandFailure) {
        guard field.isEnabled, let action = field.action else { throw .disabled(field) }
        guard await host.stillShows(field) else { throw .changed(field) }
        let name = screen.name(of: field)
        guard !field.options.isEmpty else {
            begin("set \(name)", on: screen)
            return host.set(action, to: value)
        }
        let option = try FieldEntry.option(of: field, named: value)
        begin("set \(name) \(field.options[option])", on: screen, canBeRepeated: true)
        host.choose(action, option: option)
    }

    /// Records the command that is about to run, in words with one meaning at this screen.
    private func begin(_ words: String, on screen: Screen, canBeRepeated: Bool = false) {
        let words = Command.unmistakable(words, on: screen)
        recorded = words
        scene.begin(words, canBeRepeated: canBeRepeated)
    }

    /// The words that the last command was recorded with, once.
    func takeRecorded() -> String? { recorded.take() }
}

extension Node {
    /// The choice of a switch that it is not at.
    fileprivate var otherOption: String? { options.first { $0 != value } }
}

extension Command {
    /// Whether the line may name a control.
    fileprivate var namesControl: Bool {
        switch self {
        case .press, .bare: true
        default: false
        }
    }

    /// The command as the history says it, or nil where the screen has to be asked, or nothing happens. Nothing in it
    /// is secret, or was searched for.
    fileprivate var words: String? {
        switch self {
        case .back: "back"
        case .home: "home"
        case .undo: "undo"
        case .redo: "redo"
        case .show, .press, .bare, .set, .fill, .search, .find, .go, .open, .history, .transcript, .routes, .help,
            .quit, .interrupt,
            .remark:
            nil
        }
    }
}

extension Screen {
    /// The text to type for a control: its name, or its number if another control has the same name. The value of a
    /// field is not part of it.
    public func name(of control: Node) -> String {
        let isAlone = controls.count { $0.name == control.name } == 1
        return isAlone ? control.spokenName : control.number ?? control.spokenName
    }

    /// The name of a button in a step: the text to type for it, or the number of a row, which may be about a person.
    fileprivate func stepName(of button: Node) -> String {
        button.label.isEmpty ? button.number ?? "" : name(of: button)
    }
}

extension CommandFailure {
    fileprivate static func disabled(_ control: Node) -> CommandFailure {
        CommandFailure("“\(control.spokenText)” cannot be used now.", .usage)
    }

    fileprivate static func changed(_ control: Node) -> CommandFailure {
        CommandFailure(
            "The screen has changed, and “\(control.spokenName)” is not what it was: nothing was done.",
            .temporaryFailure, isAboutAnOldScreen: true)
    }

    fileprivate static func repeated(_ control: Node) -> CommandFailure {
        let number = control.number.map { " or \($0)" } ?? ""
        return CommandFailure(
            "The same words meant something else just before. For “\(control.spokenName)”, type all of it\(number).",
            .usage)
    }
}
