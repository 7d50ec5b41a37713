/// The words of a row, split at its spacer, with the control that the row is.
struct RowCells {
    private(set) var leading: [String] = []
    private(set) var trailing: [String] = []
    let action: ActionID?
    let style: TextStyle

    init(_ node: Node) {
        action = node.action
        style = node.isEnabled ? TextStyle(node.emphasis) : .secondary
        if node.role == .labeledContent {
            (leading, trailing) = ([node.label], [node.value ?? ""])
            return
        }
        var isTrailing = false
        addCells(of: node, &isTrailing)
    }

    // By position, as a list has many: an iterator would copy each element.
    private mutating func addCells(of node: Node, _ isTrailing: inout Bool) {
        switch node.role {
        case .row:
            for index in node.children.indices { add(node.children[index], &isTrailing) }
        case .button where !node.children.isEmpty:
            for index in node.children.indices { addCells(of: node.children[index], &isTrailing) }
        default: add(node, &isTrailing)
        }
    }

    private mutating func add(_ cell: Node, _ isTrailing: inout Bool) {
        if cell.role == .spacer {
            isTrailing = true
        } else if isTrailing {
            trailing.append(cell.spokenText)
        } else {
            leading.append(cell.spokenText)
        }
    }

    /// The words behind the spacer as one text.
    var farEdge: String { trailing.count == 1 ? trailing[0] : trailing.joined(separator: "  ") }
}
