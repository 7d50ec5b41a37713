/// The words of a row, split at its spacer, with the control that the row is.
struct RowCells {
    let leading: [String]
    let trailing: [String]
    let action: ActionID?
    let style: TextStyle

    init(_ node: Node) {
        action = node.action
        style = node.isEnabled ? TextStyle(node.emphasis) : .secondary
        if node.role == .labeledContent {
            (leading, trailing) = ([node.label], [node.value ?? ""])
            return
        }
        let cells = Self.cells(of: node)
        let split = cells.firstIndex { $0.role == .spacer } ?? cells.endIndex
        leading = cells[..<split].map(\.spokenText)
        trailing = cells[split...].filter { $0.role != .spacer }.map(\.spokenText)
    }

    private static func cells(of node: Node) -> [Node] {
        switch node.role {
        case .row: node.children
        case .button where !node.children.isEmpty: node.children.flatMap(cells)
        default: [node]
        }
    }
}
