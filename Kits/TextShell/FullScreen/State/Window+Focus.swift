import HeadlessUI

/// Where the focus goes.
extension Window {
    /// Everything that can have the focus, in order: the controls that can be used, then the sections.
    private var targets: [Target] {
        controls.filter(\.isEnabled).compactMap(\.action).map { .control($0) }
            + screen.tabs.indices.map { .section($0) }
    }

    /// Gives the focus to what is next in order, or before, around the ends.
    mutating func moveFocus(_ step: Int) {
        let targets = targets
        guard !targets.isEmpty else { return }
        let position = focus.flatMap { targets.firstIndex(of: $0) }
        let next = position.map { ($0 + step + targets.count) % targets.count } ?? (step > 0 ? 0 : targets.count - 1)
        setFocus(targets[next])
    }

    /// Gives the focus to the nearest control on a line below, or above; scrolls where there is none.
    mutating func moveFocusVertically(down: Bool) {
        guard case .control(let action)? = focus, let line = layout.line(of: action) else {
            return scroll(down ? 1 : -1)
        }
        let column = layout.column(of: action)
        let others = controls.filter(\.isEnabled).compactMap(\.action).compactMap { other in
            layout.line(of: other).map { (action: other, line: $0) }
        }.filter { down ? $0.line > line : $0.line < line }
        guard let nearest = others.map({ abs($0.line - line) }).min() else { return scroll(down ? 1 : -1) }
        // What is to be read between two controls is scrolled through.
        if nearest > room, !isVisible(line + (down ? nearest : -nearest)) { return scroll(down ? 1 : -1) }
        let best = others.filter { abs($0.line - line) == nearest }.min {
            abs(layout.column(of: $0.action) - column) < abs(layout.column(of: $1.action) - column)
        }
        if let best { setFocus(.control(best.action)) }
    }

    /// Gives the focus to something.
    mutating func setFocus(_ target: Target?) {
        focus = target
        arrange()
    }

    /// Gives the focus to the first or the last control.
    mutating func moveFocusToEnd(last: Bool) {
        let controls = controls.filter(\.isEnabled)
        if let action = (last ? controls.last : controls.first)?.action { setFocus(.control(action)) }
        scroll(last ? layout.content.count : -layout.content.count)
    }

    /// Scrolls the content. A focus that is no longer on show goes to the nearest control that is.
    mutating func scroll(_ lines: Int) {
        top = min(max(top + lines, 0), max(layout.content.count - room, 0))
        guard case .control(let action)? = focus, edit == nil, let line = layout.line(of: action), !isVisible(line)
        else { return }
        let shown = controls.filter(\.isEnabled).compactMap(\.action).filter { other in
            layout.line(of: other).map(isVisible) ?? false
        }
        guard let nearest = lines > 0 ? shown.first : shown.last else { return }
        let kept = top
        setFocus(.control(nearest))
        top = kept
    }

    /// Scrolls to the focus.
    mutating func reveal() {
        top = min(max(top, 0), max(layout.content.count - room, 0))
        guard let action = focus?.action, let line = layout.line(of: action) else { return }
        // The lines above the first control are shown with it.
        if line < room, layout.firstLine == line { return top = 0 }
        if line < top { top = line }
        if line >= top + room { top = line - room + 1 }
    }

    private func isVisible(_ line: Int) -> Bool { top..<(top + room) ~= line }
}

extension ScreenLayout {
    /// The first line of a control.
    func line(of action: ActionID) -> Int? {
        content.firstIndex { $0.spans.contains { $0.action == action } }
    }

    /// The cell that a control begins at.
    func column(of action: ActionID) -> Int {
        guard let line = line(of: action) else { return 0 }
        return content[line].spans.prefix { $0.action != action }.reduce(0) { $0 + CellWidth.of($1.text) }
    }

    /// The line of the first control.
    var firstLine: Int? { content.firstIndex { $0.spans.contains { $0.action != nil } } }
}
