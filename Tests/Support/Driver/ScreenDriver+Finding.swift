import DesignSystem

extension ScreenDriver {
    /// The one element that has this identifier, these words or this number.
    ///
    /// - Throws: a ``DriverFailure`` when there is none, or more than one.
    package func find(_ name: String) throws -> Node {
        try only(named: "“\(name)”", near: name) { $0.names.contains(name) }
    }

    /// The one element of a role with these words; any words if none are given.
    ///
    /// - Throws: a ``DriverFailure`` when there is none, or more than one.
    package func find(role: NodeRole, label: String? = nil) throws -> Node {
        try only(named: "\(role.rawValue)\(label.map { " “\($0)”" } ?? "")", near: label ?? role.rawValue) {
            $0.role == role && (label.map($0.names.contains) ?? true)
        }
    }

    /// Every element of a role, in reading order.
    package func all(_ role: NodeRole) -> [Node] {
        screen.content.flattened.filter { $0.role == role }
    }

    /// Whether an element with this identifier, these words or this number is on show.
    package func shows(_ name: String) -> Bool {
        screen.content.flattened.contains { $0.names.contains(name) }
    }

    /// The words of everything that can be pressed, top to bottom.
    package var buttons: [String] { all(.button).map(\.spokenText) }

    private func only(named what: String, near name: String, where fits: (Node) -> Bool) throws -> Node {
        let nodes = screen.content.flattened
        let found = nodes.filter(fits)
        // What is inside of a control says the same as the control itself.
        let named = found.contains { $0.action != nil } ? found.filter { $0.action != nil } : found
        if let only = named.first, named.count == 1 { return only }
        let problem = named.isEmpty ? "There is no \(what)" : "There are \(named.count) of \(what)"
        throw DriverFailure(problem, near: name, among: named.isEmpty ? nodes.flatMap(\.names) : [], on: screen)
    }
}

extension Node {
    /// What the element can be called: its identifier, its words, its label, its number.
    fileprivate var names: [String] {
        [identifier, spokenText, label, action.map { String($0.number) }].compactMap { $0 }.filter { !$0.isEmpty }
    }
}
