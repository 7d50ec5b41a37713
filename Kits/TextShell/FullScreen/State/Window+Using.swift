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
        case "m": return press(called: "more")
        case "n": return press(called: "next-")
        case "p": return press(called: "previous")
        case ":": beginCommand("")
        case "#", "0"..."9": beginCommand(String(scalar))
        case "[": return press(.previousSection)
        case "]": return press(.nextSection)
        default: break
        }
        return []
    }

    /// Presses the first button whose identifier begins with something, such as “next-day” with “next-”.
    private func press(called start: String) -> [WindowEffect] {
        let isMeant: (Node) -> Bool = { $0.role == .button && $0.isEnabled && $0.identifier?.hasPrefix(start) == true }
        return controls.first(where: isMeant).map { [.press($0)] } ?? []
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
