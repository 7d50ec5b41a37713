/// The lines of a screen's content.
struct ContentLayout {
    let width: Int
    let focus: ActionID?
    private let numberWidth: Int

    init(width: Int, screen: Screen, focus: ActionID?) {
        (self.width, self.focus) = (width, focus)
        numberWidth = String(screen.countOfControls).count
    }

    func lines(of node: Node) -> [TextLine] {
        switch node.role {
        case .group: lines(ofGroup: node.children)
        case .section: heading(node.label) + lines(ofGroup: node.children)
        case .row: lines(ofRow: RowCells(node))
        case .list: ListLayout(content: self, rows: node.children.map(RowCells.init)).lines
        case .text, .progress: paragraph(node.label, TextStyle(node.emphasis))
        case .labeledContent: lines(ofRow: RowCells(node))
        case .button: node.children.isEmpty ? lines(ofButtons: [node]) : lines(ofRow: RowCells(node))
        case .textField, .searchField, .secureField, .picker, .toggle: lines(ofField: node)
        case .unavailable, .failure: lines(ofMessage: node)
        case .timeline: TimelineLayout(width: width, timeline: node).lines
        case .spacer, .mark, .track, .block: []
        }
    }

    /// The start of a line: the mark of the control that is probably used next, and the control's number.
    func gutter(_ action: ActionID?) -> TextLine {
        guard let action else { return TextLine(" ") }
        var line = TextLine()
        line.reserve(runs: 12)
        line.append(action == focus ? "▸" : " ", .strong, cells: 1)
        let number = String(action.number)
        line.pad(to: 1 + numberWidth - number.utf8.count)
        line.append(number, .number, cells: number.utf8.count)
        line.append(" ", .plain, cells: 1)
        return line
    }

    /// The cells of that.
    func gutterWidth(_ action: ActionID?) -> Int {
        action.map { 2 + max(numberWidth, String($0.number).utf8.count) } ?? 1
    }

    func lines(ofRow row: RowCells) -> [TextLine] {
        let gutter = gutter(row.action)
        let edges = EdgeLayout(width: width, indent: gutter.width)
        let lines = edges.lines(
            leading: row.leading, row.style, trailing: row.trailing.joined(separator: "  "),
            row.style)
        return behind(gutter, lines).map { $0.of(row.action) }
    }

    /// Replaces the indent of the first line by a gutter.
    func behind(_ gutter: TextLine, _ lines: [TextLine]) -> [TextLine] {
        guard let first = lines.first else { return [gutter] }
        var line = gutter
        for span in first.spans.dropFirst() { line.append(span.text, span.style) }
        return [line] + lines.dropFirst()
    }

    private func lines(ofGroup children: [Node]) -> [TextLine] {
        var lines: [TextLine] = []
        var buttons: [Node] = []
        for child in children {
            if child.role == .button, child.children.isEmpty {
                buttons.append(child)
                continue
            }
            if !buttons.isEmpty { lines += self.lines(ofButtons: buttons) }
            buttons = []
            if child.role == .section, !lines.isEmpty { lines.append(TextLine()) }
            lines += self.lines(of: child)
        }
        return buttons.isEmpty ? lines : lines + self.lines(ofButtons: buttons)
    }

    private func lines(ofButtons buttons: [Node]) -> [TextLine] {
        let items = buttons.map { button in
            var item = TextLine(button.action == focus ? "▸" : " ", .strong)
            item.append(button.action.map { String($0.number) } ?? "", .number)
            item.append(" ")
            item.append(
                button.isEnabled ? button.label : "\(button.label) (not now)", button.isEnabled ? .plain : .secondary)
            return item.of(button.action)
        }
        return FlowLayout(width: width, indent: 0).lines(items)
    }

    private func lines(ofField node: Node) -> [TextLine] {
        let value = node.value.flatMap { $0.isEmpty ? nil : $0 } ?? "(empty)"
        let choices = node.options.isEmpty ? "" : "  (\(node.options.joined(separator: ", ")))"
        let gutter = gutter(node.action)
        return behind(
            gutter,
            EdgeLayout(width: width, indent: gutter.width).lines(
                leading: ["\(node.label): \(value)\(choices)"], node.isEnabled ? .plain : .secondary, trailing: "",
                .plain
            )
        ).map { $0.of(node.action) }
    }

    private func lines(ofMessage node: Node) -> [TextLine] {
        let label = node.role == .failure ? paragraph("! \(node.label)", .warning) : paragraph(node.label, .strong)
        return label + node.children.flatMap { lines(of: $0) }
    }

    private func heading(_ title: String) -> [TextLine] {
        paragraph(title, .heading)
    }

    private func paragraph(_ text: String, _ style: TextStyle) -> [TextLine] {
        EdgeLayout(width: width).lines(leading: [text], style, trailing: "", .plain)
    }
}
