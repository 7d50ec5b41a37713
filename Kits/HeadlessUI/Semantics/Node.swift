/// An element of the semantic tree: its role, words and actions, never its looks.
///
/// Every output is made from this tree alone. It contains only values, so two renderings can be compared.
public struct Node: Hashable, Sendable {
    /// The kind of element.
    public var role: NodeRole

    /// The text, the name of a control, or the title of a section. Safe to print.
    public var label: String

    /// The current value of a control or a labelled line. Safe to print; fixed dots for a secret.
    public var value: String?

    /// A name for scripts and tests that stays the same when the wording changes.
    public var identifier: String?

    /// The action of pressing or setting it, or nil.
    public var action: ActionID?

    /// Whether the action may be taken now.
    public var isEnabled: Bool

    /// The emphasis.
    public var emphasis: Emphasis

    /// The choices of a picker, in their order.
    public var options: [String]

    /// The position on its timeline, in minutes from the timeline's start; nil for elements that are not on one.
    public var minutes: Range<Int>?

    /// The elements inside.
    public var children: [Node]

    /// The thing that the element stands for, or nil.
    public var record: Record?

    /// The value that the words say, or nil if it is the words.
    public var data: RecordValue?

    /// The words before they were made visible, or nil if nothing had to be.
    public var original: OriginalWords?
}

extension Node {
    /// An element of the tree. Text is made visible: control characters in it cannot reach a terminal.
    public init(
        _ role: NodeRole, label: String = "", value: String? = nil, action: ActionID? = nil, isEnabled: Bool = true,
        emphasis: Emphasis = .primary, options: [String] = [], children: [Node] = []
    ) {
        self.init(
            role: role, label: VisibleText.escaped(label), value: value.map(VisibleText.escaped), action: action,
            isEnabled: isEnabled, emphasis: emphasis, options: options.map(VisibleText.escaped), children: children,
            original: OriginalWords(label: label, value: value, options: options))
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

    /// All words of the element and its children, in reading order, as one line.
    public var spokenText: String {
        if value == nil, !label.isEmpty { return label }
        var text = ""
        speak(into: &text)
        return text
    }

    // By position, here and below: an iterator would copy each element, and these are asked of every screen, often.
    func visit(_ look: (Node) -> Void) {
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
    /// Adds a word, after a space unless it is the first. Ignores an empty one.
    fileprivate mutating func add(word: String) {
        if isEmpty { return self = word }
        guard !word.isEmpty else { return }
        self += " "
        self += word
    }
}
