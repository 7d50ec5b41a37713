import HeadlessUI

extension HelpPage {
    /// The help of a scene at a screen.
    @MainActor init(of scene: any ShellScene, on screen: Screen) {
        let controls = screen.controls
        here = Row.all(of: controls)
        here += CommandWord.all.filter { $0.works(on: screen) }.map { Row($0) }
        everywhere = CommandWord.all.filter { $0.works(everywhereIn: scene, on: screen) }.map {
            Row($0, in: scene, on: screen)
        }
        everywhere += scene.words.map { Row(form: $0.name, meaning: $0.meaning, names: [$0.name]) }
    }
}

extension HelpPage.Row {
    /// The rows of the controls of a screen, where rows of a list are one.
    static func all(of controls: [Node]) -> [Self] {
        var rows: [Self] = []
        let unnamed = controls.filter { $0.label.isEmpty }
        for control in controls where !control.label.isEmpty || control == unnamed.first {
            rows.append(control.label.isEmpty ? Self(rows: unnamed) : Self(control))
        }
        return rows
    }

    private init(_ control: Node) {
        let name = control.label.lowercased()
        let command = control.role == .searchField ? "search" : nil
        let names = [name, control.number, control.identifier?.lowercased(), command].compactMap { $0 }
        let (form, meaning) = control.help
        self.init(form: form, meaning: control.isEnabled ? meaning : "\(meaning) (not now)", names: names)
    }

    private init(rows: [Node]) {
        let numbers = rows.compactMap(\.number)
        let form = numbers.count == 1 ? numbers[0] : "\(numbers[0]) … \(numbers[numbers.count - 1])"
        self.init(form: form, meaning: "a row of the list, by its number", names: numbers)
    }
}

extension Node {
    /// The form to type for the control, and its effect.
    fileprivate var help: (form: String, meaning: String) {
        let name = label.lowercased()
        return switch role {
        case .searchField: ("search TEXT", label)
        case .secureField: ("set \(name)", "asks for it unseen")
        case .picker: ("set \(name) CHOICE", options.joined(separator: ", "))
        case .toggle: ("\(number ?? "")", "\(label): \(options.joined(separator: " or "))")
        case .textField: ("set \(name) TEXT", "fill it in; without a text, asks for it")
        default: ("\(number ?? "")", label)
        }
    }
}
