/// One element of the semantic tree: what it is and says, and what can be done with it; never how it looks.
///
/// Every output (text, JSON) is made from this tree alone. It holds values only, so two renderings can be compared.
public struct Node: Hashable, Sendable {
    /// What kind of element this is.
    public var role: NodeRole

    /// What it says: the text, the name of a control, the title of a section. Safe to print.
    public var label: String

    /// What a control or a labelled line holds at present. Safe to print; fixed dots for a secret.
    public var value: String?

    /// A name for scripts and tests that stays the same when the wording changes.
    public var identifier: String?

    /// What pressing or setting it does, or nil for an element that does nothing.
    public var action: ActionID?

    /// Whether the action may be taken now.
    public var isEnabled: Bool

    /// How much it stands out.
    public var emphasis: Emphasis

    /// The choices of a picker, in their order.
    public var options: [String]

    /// Where it lies on its timeline, in minutes from the timeline's start; nil for what lies on none.
    public var minutes: Range<Int>?

    /// The elements inside.
    public var children: [Node]
}

extension Node {
    /// An element of the tree. Text is made visible: control characters in it cannot reach a terminal.
    public init(
        _ role: NodeRole, label: String = "", value: String? = nil, action: ActionID? = nil, isEnabled: Bool = true,
        emphasis: Emphasis = .primary, options: [String] = [], children: [Node] = []
    ) {
        self.init(
            role: role, label: VisibleText.escaped(label), value: value.map(VisibleText.escaped), action: action,
            isEnabled: isEnabled, emphasis: emphasis, options: options.map(VisibleText.escaped), children: children)
    }

    /// This element and all inside it, in reading order.
    public var flattened: [Node] { elements { _ in true } }

    /// This element and all inside it that fit, in reading order.
    public func elements(where fits: (Node) -> Bool) -> [Node] {
        var found: [Node] = []
        visit { if fits($0) { found.append($0) } }
        return found
    }

    /// Whether this element or one inside it fits.
    public func contains(where fits: (Node) -> Bool) -> Bool {
        fits(self) || children.contains { $0.contains(where: fits) }
    }

    /// Whether this element or one inside it has a role.
    public func contains(_ role: NodeRole) -> Bool { self.role == role || children.contain(role) }

    /// All words of the element and what is inside, in reading order, as one line.
    public var spokenText: String {
        var text = ""
        speak(into: &text)
        return text
    }

    // By position, here and below: an iterator would copy each element, and these are asked of every screen, often.
    private func visit(_ look: (Node) -> Void) {
        look(self)
        for index in children.indices { children[index].visit(look) }
    }

    private func speak(into text: inout String) {
        text.add(word: label)
        if let value { text.add(word: value) }
        guard label.isEmpty else { return }
        for index in children.indices { children[index].speak(into: &text) }
    }
}

extension [Node] {
    // Asked of every screen. To look at what an element is made of copies nothing; to pass the element on copies all of
    // it.
    fileprivate func contain(_ role: NodeRole) -> Bool {
        for index in indices where self[index].role == role || self[index].children.contain(role) { return true }
        return false
    }
}

extension String {
    /// Adds what is not empty, after a space if it is not the first.
    fileprivate mutating func add(word: String) {
        if isEmpty { return self = word }
        guard !word.isEmpty else { return }
        self += " "
        self += word
    }
}
