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
        let controls = screen.controls
        return nearest(controls.filter { $0.role == control.role && $0.isNamed(like: control) }, in: controls)
    }

    /// The same control on another rendering of its place: one with the same words or identifier, else the row that
    /// has most of its parts to itself, else the one that is in its position by now.
    func found(on screen: Screen) -> Node? {
        let controls = screen.controls
        let alike = controls.filter { $0.role == control.role }
        return same(on: screen)
            ?? row(in: alike)
            ?? (controls.isEmpty ? nil : controls[min(position, controls.count - 1)])
    }

    private func nearest(_ found: [Node], in controls: [Node]) -> Node? {
        guard found.count > 1 else { return found.first }
        let distance = { (node: Node) in abs((controls.firstIndex { $0.action == node.action } ?? 0) - position) }
        return found.min { distance($0) < distance($1) }
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

    fileprivate func isNamed(like other: Node) -> Bool {
        if label.isEmpty { return other.label.isEmpty && parts == other.parts }
        return label == other.label && identifier == other.identifier
    }
}
