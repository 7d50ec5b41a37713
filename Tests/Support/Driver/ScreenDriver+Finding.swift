import DesignSystem

extension ScreenDriver {
    /// The one element that has this identifier, these words or this number.
    ///
    /// - Throws: a ``DriverFailure`` when there is none, or more than one.
    package func find(_ name: String) throws -> Node {
        try only(named: "“\(name)”", near: name) { $0.isCalled(name) }
    }

    /// The one element of a role with these words; any words if none are given.
    ///
    /// - Throws: a ``DriverFailure`` when there is none, or more than one.
    package func find(role: NodeRole, label: String? = nil) throws -> Node {
        try only(named: "\(role.rawValue)\(label.map { " “\($0)”" } ?? "")", near: label ?? role.rawValue) {
            $0.role == role && (label.map($0.isCalled) ?? true)
        }
    }

    /// Every element of a role, in reading order.
    package func all(_ role: NodeRole) -> [Node] {
        screen.content.elements { $0.role == role }
    }

    /// Whether an element with this identifier, these words or this number is on show.
    package func shows(_ name: String) -> Bool {
        screen.content.contains { $0.isCalled(name) }
    }

    /// The words of everything that can be pressed, top to bottom.
    package var buttons: [String] { all(.button).map(\.spokenText) }

    private func only(named what: String, near name: String, where fits: (Node) -> Bool) throws -> Node {
        let found = screen.content.elements(where: fits)
        // What is inside of a control says the same as the control itself.
        let named = found.contains { $0.action != nil } ? found.filter { $0.action != nil } : found
        if let only = named.first, named.count == 1 { return only }
        let problem = named.isEmpty ? "There is no \(what)" : "There are \(named.count) of \(what)"
        let others = named.isEmpty ? screen.content.flattened.flatMap(\.names) : []
        throw DriverFailure(problem, near: name, among: others, on: screen)
    }
}

extension Node {
    /// Whether this is one of the element's names.
    fileprivate func isCalled(_ name: String) -> Bool {
        if name.isEmpty { return false }
        if identifier == name || label == name || number == name { return true }
        return name.hasPrefix(firstWords) && spokenText == name
    }

    /// What the element's words begin with: that is found sooner than all of them.
    private var firstWords: String {
        if !label.isEmpty { return label }
        if let value, !value.isEmpty { return value }
        return children.lazy.map(\.firstWords).first { !$0.isEmpty } ?? ""
    }

    private var number: String? { action.map { String($0.number) } }

    /// What the element can be called: its identifier, its words, its label, its number.
    fileprivate var names: [String] {
        [identifier, spokenText, label, number].compactMap { $0 }.filter { !$0.isEmpty }
    }
}
