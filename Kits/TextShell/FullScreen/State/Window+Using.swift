import HeadlessUI

/// Pressing, and the keys of the screen that are letters.
extension Window {
    /// Uses what has the focus, as Enter, Space or a click do.
    mutating func use(byEnter: Bool) -> [WindowEffect] {
        if case .section(let index) = focus { return go(toSection: index) }
        guard let control = focusedControl, control.isEnabled else { return [] }
        switch control.role {
        case .button: return [.press(control)]
        case .toggle: return control.options.first { $0 != control.value }.map { [.choose(control, $0)] } ?? []
        case .picker:
            overlay = .chooser(choices(of: control))
            return []
        default:
            if byEnter { moveFocus(1) } else { edit = FieldEdit(control) }
            return []
        }
    }

    /// The meaning of a letter where nothing is typed.
    mutating func command(_ scalar: Unicode.Scalar) -> [WindowEffect] {
        switch scalar {
        case " ": return use(byEnter: false)
        case "/": search()
        case "?": return [.carryOut(.help(""))]
        case "b": return screen.canGoBack ? [.carryOut(.back)] : []
        case "q": return [.carryOut(.quit)]
        case "u": return [.carryOut(.undo)]
        case "r": return [.carryOut(.redo)]
        case "m": return controls.first { $0.identifier == "more" && $0.isEnabled }.map { [.press($0)] } ?? []
        case ":": beginCommand("")
        case "#", "0"..."9": beginCommand(String(scalar))
        case "[": return press(.previousSection)
        case "]": return press(.nextSection)
        default: break
        }
        return []
    }

    /// Begins a command line with some text in it.
    mutating func beginCommand(_ text: String) {
        var editor = LineEditor()
        editor.begin(after: typed)
        if !text.isEmpty { _ = editor.press(.paste(text)) }
        overlay = .command(editor)
    }

    /// Types into the search field, over what was searched for.
    private mutating func search() {
        guard let field = searchField, let action = field.action, field.isEnabled else {
            return message = ["There is nothing to search here."]
        }
        setFocus(.control(action))
        edit = FieldEdit(field)
    }

    /// The choices of a picker.
    private func choices(of picker: Node) -> Chooser {
        let entries = picker.options.map { option in
            Chooser.Entry(
                title: option, detail: option == picker.value ? "as it is" : "",
                choice: .choose(picker, option))
        }
        return Chooser(picker.label, entries, selected: picker.options.firstIndex { $0 == picker.value } ?? 0)
    }
}
