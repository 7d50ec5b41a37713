import HeadlessUI

extension ScreenDriver {
    /// The one element with this identifier, these words or this number.
    ///
    /// - Throws: a ``DriverFailure`` if there is none, or more than one.
    public func find(_ name: String) throws -> Node {
        try only(of: screen.content.called(name), named: "“\(name)”", near: name)
    }

    /// The one element of a role with these words; with any words if none are given.
    ///
    /// - Throws: a ``DriverFailure`` if there is none, or more than one.
    public func find(role: NodeRole, label: String? = nil) throws -> Node {
        let found = label.map { screen.content.called($0).filter { $0.role == role } } ?? all(role)
        let named = "\(role.rawValue)\(label.map { " “\($0)”" } ?? "")"
        return try only(of: found, named: named, near: label ?? role.rawValue)
    }

    /// Every element of a role, in reading order.
    public func all(_ role: NodeRole) -> [Node] {
        screen.content.elements { $0.role == role }
    }

    /// Whether the screen shows an element with this identifier, these words or this number.
    public func shows(_ name: String) -> Bool {
        !screen.content.called(name).isEmpty
    }

    /// The words of everything that can be pressed, top to bottom.
    public var buttons: [String] { all(.button).map(\.spokenText) }

    private func only(of found: [Node], named what: String, near name: String) throws -> Node {
        // The elements inside a control say the same as the control.
        let named = found.contains { $0.action != nil } ? found.filter { $0.action != nil } : found
        if let only = named.first, named.count == 1 { return only }
        let problem = named.isEmpty ? "There is no \(what)" : "There are \(named.count) of \(what)"
        let others = named.isEmpty ? screen.content.flattened.flatMap(\.names) : []
        throw DriverFailure(problem, near: name, among: others, on: sight)
    }
}

extension Node {
    /// The elements in this one that have this name, in reading order.
    fileprivate func called(_ name: String) -> [Node] {
        var found: [Node] = []
        if !name.isEmpty { [self].find(name, into: &found) }
        return found
    }

    /// The names of the element: its identifier, its words, its label, its number.
    fileprivate var names: [String] {
        [identifier, spokenText, label, action.map { String($0.number) }].compactMap { $0 }.filter { !$0.isEmpty }
    }
}

// To look at what an element is made of copies nothing; to pass the element on, also to a closure, copies all of it.
extension [Node] {
    fileprivate func find(_ name: String, into found: inout [Node]) {
        for index in indices {
            if isCalled(name, at: index) { found.append(self[index]) }
            self[index].children.find(name, into: &found)
        }
    }

    private func isCalled(_ name: String, at index: Int) -> Bool {
        if self[index].identifier == name || self[index].label == name { return true }
        if let action = self[index].action, String(action.number) == name { return true }
        return name.hasPrefix(firstWords(at: index)) && self[index].spokenText == name
    }

    /// The beginning of an element's words: cheaper to compare than all of them.
    private func firstWords(at index: Int) -> String {
        if !self[index].label.isEmpty { return self[index].label }
        if let value = self[index].value, !value.isEmpty { return value }
        return self[index].children.firstWords
    }

    private var firstWords: String {
        for index in indices {
            let words = firstWords(at: index)
            if !words.isEmpty { return words }
        }
        return ""
    }
}
