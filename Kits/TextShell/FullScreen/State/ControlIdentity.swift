import HeadlessUI

/// The marks of a control by which it is found again on the next rendering, wherever it is by then.
struct ControlIdentity: Hashable, Sendable {
    private let control: Node
    private let parts: [String]
    private let position: Int

    /// A control of a screen.
    init(_ control: Node) {
        self.control = control
        parts = control.parts
        position = control.action.map { $0.number - 1 } ?? 0
    }

    /// The same control on another rendering, with the same words, or nil where there is none.
    func same(on screen: Screen) -> Node? {
        same(among: screen.controls)
    }

    private func same(among controls: [Node]) -> Node? {
        let found = controls.indices.filter { isNamed(alike: controls[$0]) }
        guard found.count > 1 else { return found.first.map { controls[$0] } }
        return found.min { abs($0 - position) < abs($1 - position) }.map { controls[$0] }
    }

    /// The same control on another rendering of its place: one with the same words or identifier, else the row that
    /// has most of its parts to itself, else the one that is in its position by now.
    func found(among controls: [Node]) -> Node? {
        same(among: controls)
            ?? row(in: controls.filter { $0.role == control.role })
            ?? (controls.isEmpty ? nil : controls[min(position, controls.count - 1)])
    }

    private func isNamed(alike other: Node) -> Bool {
        guard other.role == control.role, other.label == control.label else { return false }
        guard other.label.isEmpty else { return other.identifier == control.identifier }
        var rest = parts[...]
        return other.begins(&rest) && rest.isEmpty
    }

    /// The row that shares most parts with the control which no other row has.
    private func row(in rows: [Node]) -> Node? {
        guard control.label.isEmpty else { return nil }
        let others = rows.map { Set($0.parts) }
        let own = Set(parts).filter { part in others.count { $0.contains(part) } == 1 }
        let shared = others.map { $0.intersection(own).count }
        guard let most = shared.max(), most > 0, let index = shared.firstIndex(of: most) else { return nil }
        return rows[index]
    }
}

extension Node {
    /// The texts of a row.
    fileprivate var parts: [String] {
        flattened.flatMap { [$0.label, $0.value ?? ""] }.filter { !$0.isEmpty }
    }

    /// Whether some parts begin with those of the row; takes them away. Of most rows only the first has to be looked
    /// at.
    fileprivate func begins(_ parts: inout ArraySlice<String>) -> Bool {
        if !label.isEmpty, parts.popFirst() != label { return false }
        if let value, !value.isEmpty, parts.popFirst() != value { return false }
        for index in children.indices where !children[index].begins(&parts) { return false }
        return true
    }
}
