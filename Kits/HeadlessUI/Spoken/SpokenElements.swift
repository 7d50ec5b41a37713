/// The parts of a screen's content, in reading order.
struct SpokenElements {
    private(set) var all: [SpokenElement] = []
    /// The lists, each with the lines of its rows as they can be pressed.
    private(set) var lists: [[String]] = []
    private var counts: [SpokenElement.Key: Int] = [:]
    /// The field that was just read: a warning right after it is about it.
    private var field: String?
    private let linear = LinearRenderer()

    init(of screen: Screen) {
        take(screen.content)
    }

    /// The lengths of the lists: “List of 5, list of 3”.
    var lengths: [String] {
        guard let first = lists.first else { return [] }
        return [lists.dropFirst().reduce("List of \(first.count)") { "\($0), list of \($1.count)" }]
    }

    /// The parts of some kinds.
    func of(_ kinds: SpokenElement.Kind...) -> [SpokenElement] { all.filter { kinds.contains($0.key.kind) } }

    private mutating func take(_ node: Node) {
        let field = field
        if node.role != .group { self.field = nil }
        switch node.role {
        case .group: node.children.forEach { take($0) }
        case .section:
            add(.heading, node.label, ["Heading: \(node.label)"])
            node.children.forEach { take($0) }
        case .list:
            if !node.children.isEmpty { lists.append(node.children.flatMap { linear.lines(of: $0) }) }
            node.children.forEach { takeRow($0) }
        case .timeline:
            add(.fact, node.label, ["\(node.label): \(node.value ?? "")"])
            node.children.forEach { take($0) }
        case .labeledContent, .track: add(.fact, node.label, linear.lines(of: node))
        case .row: takeWords(node)
        case .text where node.isWarning: add(.problem, node.label, [field.map { "\($0): \(node.label)" } ?? node.label])
        case .failure: add(.problem, node.label, linear.lines(of: node))
        case .text, .unavailable, .progress: add(.text, node.label, linear.lines(of: node))
        // The time goes on at every step.
        case .mark, .spacer, .block: break
        case .button: takeButton(node)
        case .textField, .searchField, .secureField, .picker, .toggle: takeField(node)
        }
    }

    private mutating func takeRow(_ node: Node) {
        let words = node.action == nil ? linear.lines(of: node).joined(separator: ", ") : linear.words(of: node)
        add(.row, Self.name(of: node), [words], isEnabled: node.isEnabled)
    }

    private mutating func takeWords(_ node: Node) {
        guard !node.contains(where: { $0.action != nil }) else { return node.children.forEach { take($0) } }
        add(.fact, Self.name(of: node), [linear.words(of: node)])
    }

    private mutating func takeButton(_ node: Node) {
        if node.label.isEmpty { return takeRow(node) }
        add(.button, node.label, [node.label], isEnabled: node.isEnabled)
    }

    private mutating func takeField(_ node: Node) {
        let value = node.role == .secureField ? linear.filled(node, as: "filled in") : linear.filled(node)
        add(.field, node.label, ["\(node.label): \(value)"], isEnabled: node.isEnabled)
        field = node.label
    }

    private mutating func add(_ kind: SpokenElement.Kind, _ name: String, _ words: [String], isEnabled: Bool = true) {
        let first = SpokenElement.Key(kind: kind, name: name, position: 0)
        let position = counts[first, default: 0]
        counts[first] = position + 1
        let key = SpokenElement.Key(kind: kind, name: name, position: position)
        all.append(SpokenElement(key: key, words: words, isEnabled: isEnabled))
    }

    /// The first words of a row, which it is known by: a number, or a name.
    private static func name(of node: Node) -> String {
        node.elements { !$0.label.isEmpty }.first?.label ?? ""
    }
}
