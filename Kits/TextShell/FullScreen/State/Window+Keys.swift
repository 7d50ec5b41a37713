import HeadlessUI

/// The meaning of keys.
extension Window {
    /// Handles a key.
    ///
    /// - Returns: what is to be done, in order.
    mutating func press(_ key: WindowKey) -> [WindowEffect] {
        // Nothing is done that cannot be seen.
        if size.isTooSmall { return key == .edit(.interrupt) ? [.carryOut(.interrupt)] : [] }
        message = []
        switch key {
        case .click(let column, let row):
            guard let target = drawing.target(at: column, row) else { return [] }
            return click(target)
        case .edit(.clear): return [.redraw]
        default: break
        }
        switch overlay {
        case .pages(let pages): return press(key, reading: pages)
        case .chooser(let chooser): return press(key, in: chooser)
        case .command(let editor): return press(key, typing: editor)
        case nil: return edit == nil ? pressHere(key) : pressEditing(key)
        }
    }

    private mutating func click(_ target: Target) -> [WindowEffect] {
        switch target {
        case .key(let key): return press(key)
        case .entry(let index):
            guard case .chooser(var chooser) = overlay else { return [] }
            chooser.select(index)
            return choose(chooser.choice)
        case .section, .control:
            let left = leaveField()
            guard overlay == nil else { return left }
            setFocus(target)
            return left + use(byEnter: false)
        }
    }

    /// A key while a field is typed into.
    private mutating func pressEditing(_ key: WindowKey) -> [WindowEffect] {
        switch key {
        case .escape, .edit(.cancel):
            edit = nil
            return []
        case .edit(.enter), .tab, .edit(.later):
            let left = leaveField()
            if focusedControl?.role != .searchField { moveFocus(1) }
            return left
        case .backTab, .edit(.earlier):
            let left = leaveField()
            moveFocus(-1)
            return left
        case .edit(.interrupt): return leaveField() + [.carryOut(.interrupt)]
        case .edit(let key):
            if let failure = edit?.press(key) { message = [failure.message] }
            return []
        default: return leaveField() + pressHere(key)
        }
    }

    /// Puts what was typed into the field.
    mutating func leaveField() -> [WindowEffect] {
        defer { edit = nil }
        guard let edit, edit.isChanged else { return [] }
        return [.fill(edit.field, edit.text)]
    }

    /// A key on the screen itself.
    private mutating func pressHere(_ key: WindowKey) -> [WindowEffect] {
        switch key {
        case .tab: moveFocus(1)
        case .backTab: moveFocus(-1)
        case .pageDown: scroll(max(room - 1, 1))
        case .pageUp: scroll(-max(room - 1, 1))
        case .wheel(let down): scroll(down ? 3 : -3)
        case .escape, .edit(.cancel): return screen.canGoBack ? [.carryOut(.back)] : []
        case .help: return [.carryOut(.help(""))]
        case .palette: overlay = .chooser(Chooser("Find"))
        case .section(let number): return go(toSection: number - 1)
        case .nextSection, .previousSection: return go(toSection: section + (key == .nextSection ? 1 : -1))
        case .edit(let key): return pressHere(key)
        case .click: break
        }
        return []
    }

    private var section: Int { screen.tabs.firstIndex(where: \.isSelected) ?? 0 }

    func go(toSection index: Int) -> [WindowEffect] {
        screen.tabs.indices.contains(index) ? [.carryOut(.go(screen.tabs[index].name))] : []
    }

    private mutating func pressHere(_ key: Key) -> [WindowEffect] {
        if let field = focusedControl, field.isTyped, typesInto(field, key) { return [] }
        switch key {
        case .earlier: moveFocusVertically(down: false)
        case .later: moveFocusVertically(down: true)
        case .left, .right: return turn(key == .right ? 1 : -1)
        case .lineStart, .earliest: moveFocusToEnd(last: false)
        case .lineEnd, .latest: moveFocusToEnd(last: true)
        case .enter: return use(byEnter: true)
        case .interrupt, .end: return [.carryOut(key == .interrupt ? .interrupt : .quit)]
        case .undo: return [.carryOut(.undo)]
        case .erase: return screen.canGoBack ? [.carryOut(.back)] : []
        case .text(let scalar): return command(scalar)
        default: break
        }
        return []
    }

    /// Begins to type into a field. Keys that no field takes mean what they mean elsewhere.
    private mutating func typesInto(_ field: Node, _ key: Key) -> Bool {
        switch key {
        case .enter, .interrupt, .end, .earlier, .later, .earliest, .latest, .search, .cancel, .clear, .undo:
            return false
        default: break
        }
        var begun = FieldEdit(field)
        let cursor = begun.editor.line.cursor
        if let failure = begun.press(key) { message = [failure.message] }
        if begun.isChanged || begun.editor.line.cursor != cursor { edit = begun }
        return true
    }

    /// Turns a picker or a switch, or goes to the next control.
    private mutating func turn(_ step: Int) -> [WindowEffect] {
        if case .section = focus {
            moveFocus(step)
        } else if let control = focusedControl, !control.options.isEmpty {
            return choose(of: control, step)
        } else {
            moveFocus(step)
        }
        return []
    }

    func choose(of control: Node, _ step: Int) -> [WindowEffect] {
        let present = control.options.firstIndex { $0 == control.value }
        let next = present.map { $0 + step } ?? 0
        guard control.options.indices.contains(next) else { return [] }
        return [.choose(control, control.options[next])]
    }
}

extension Node {
    /// Whether it is a field to type into.
    var isTyped: Bool { isEnabled && (isField || role == .searchField) }
}
