/// Turns a screen into lines for a screen reader: one thing on a line, headings and controls named for what they are,
/// no ornaments and no columns, and at the end where the focus is.
public struct LinearRenderer: Sendable {
    /// A renderer.
    public init() {}

    /// The screen as lines of text, each ending in a newline.
    public func text(of screen: Screen) -> String {
        let all = frame(of: screen) + lines(of: screen.content.children) + ends(of: screen)
        return all.map { "\($0)\n" }.joined() + "\n"
    }

    private func frame(of screen: Screen) -> [String] {
        [place(of: screen)] + named("Path", screen.breadcrumb) + named("User", [screen.account])
            + named("Status", screen.status)
    }

    /// The name of a place, with what kind it is.
    func place(of screen: Screen) -> String {
        let kind =
            switch screen.style {
            case .page: "Screen"
            case .sheet: "Sheet"
            case .fullScreenCover: "Full screen"
            case .alert: "Question"
            }
        return screen.banner.map { "\(kind): \(screen.title), \($0)" } ?? "\(kind): \(screen.title)"
    }

    private func ends(of screen: Screen) -> [String] {
        let sections = screen.tabs.map { $0.isSelected ? "\($0.name) (here)" : $0.name }
        return (screen.canGoBack ? ["Back is possible."] : []) + named("Sections", sections) + focus(of: screen)
    }

    /// The control that is most likely wanted next, if there is any.
    func focus(of screen: Screen) -> [String] {
        screen.focused.map { ["Focus: \(spoken($0))"] } ?? []
    }

    /// A line with a name before its words, or none without words.
    func named(_ name: String, _ words: [String]) -> [String] {
        let words = words.filter { !$0.isEmpty }
        return words.isEmpty ? [] : ["\(name): \(words.joined(separator: ", "))"]
    }

    /// The lines of nodes, with the problems of a form before its fields.
    func lines(of nodes: [Node]) -> [String] {
        let nodes = nodes.flatMap(\.ungrouped)
        let form = nodes.drop { !$0.isFilledIn }
        let (errors, warnings) = (form.filter { $0.role == .failure }, form.filter(\.isWarning))
        let fields = form.filter { $0.role != .failure && !$0.isWarning }
        let heard = nodes.prefix(nodes.count - form.count) + errors + warnings + fields
        return heard.flatMap { lines(of: $0) }
    }

    func lines(of node: Node) -> [String] {
        switch node.role {
        case .group: lines(of: node.children)
        case .section: ["Heading: \(node.label)"] + lines(of: node.children)
        case .list: ["List of \(node.children.count)"] + node.children.flatMap { lines(of: $0) }
        case .labeledContent: ["\(node.label): \(node.value ?? "")"]
        case .failure: ["Error: \(node.label)"] + node.children.map(\.spokenText)
        case .unavailable: [node.label] + node.children.map(\.spokenText)
        case .progress: ["Busy: \(node.label)"]
        case .timeline: ["\(node.label): \(node.value ?? "")"] + node.children.flatMap { lines(of: $0) }
        case .mark: node.value.map { ["\(node.label): \($0)"] } ?? []
        case .track: ["\(node.label): \(told(node.children))"]
        case .spacer, .block: []
        case .text: [node.label]
        case .row: [words(of: node)]
        case .button, .textField, .searchField, .secureField, .picker, .toggle: [spoken(node)]
        }
    }

    /// A control with its number, kind, name, value and whether it can be used.
    private func spoken(_ node: Node) -> String { (node.action.map { "\($0.number) " } ?? "") + named(node) }

    /// The same without its number, which may be another one at the next step.
    func named(_ node: Node) -> String {
        let state = node.isEnabled ? "" : ", not now"
        return switch node.role {
        case .button: "Button: \(node.label.isEmpty ? words(of: node) : node.label)\(state)"
        case .textField: "Field: \(node.label), \(filled(node))\(state)"
        case .searchField: "Search: \(node.label), \(filled(node))\(state)"
        case .secureField: "Secret field: \(node.label), \(filled(node, as: "filled in"))\(state)"
        case .picker: "Choice: \(node.label), \(node.value ?? "none") of \(choices(node))\(state)"
        case .toggle: "Switch: \(node.label), \(node.value ?? "off")\(state)"
        default: node.spokenText
        }
    }

    func filled(_ node: Node, as said: String? = nil) -> String {
        guard let value = node.value, !value.isEmpty else { return "empty" }
        return said ?? value
    }

    private func choices(_ node: Node) -> String {
        node.options.joined(separator: ", ")
    }

    /// The blocks of a timeline row, as one sentence.
    func told(_ blocks: [Node]) -> String {
        let parts = blocks.map { $0.identifier == "taken" ? "\($0.value ?? "") \($0.label)" : $0.label }
        return parts.isEmpty ? "nothing" : parts.joined(separator: "; ")
    }

    /// The words of a row, with a comma where a column would be.
    func words(of node: Node) -> String {
        node.flattened.filter { $0.role != .spacer }.flatMap { [$0.label, $0.value ?? ""] }.filter { !$0.isEmpty }
            .joined(separator: ", ")
    }
}

extension Screen {
    /// The control that is most likely wanted next.
    var focused: Node? { focus.flatMap { action in controls.first { $0.action == action } } }
}

extension Node {
    /// The elements of a group, or else the element alone.
    fileprivate var ungrouped: [Node] { role == .group ? children.flatMap(\.ungrouped) : [self] }

    var isWarning: Bool { role == .text && emphasis == .warning }

    /// Whether it is a field of a form.
    fileprivate var isFilledIn: Bool {
        switch role {
        case .textField, .secureField, .picker, .toggle: true
        default: false
        }
    }
}
