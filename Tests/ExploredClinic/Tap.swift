import DesignSystem
import TextShell

@testable import App

/// One thing to do at a screen: what it is called on the map, and what is typed.
nonisolated struct Tap: Hashable, Sendable {
    /// Its name without what differs from row to row, from day to day.
    let kind: String

    /// What is typed, in the command language.
    let lines: [String]

    /// What undoes it where it stays in its place; empty where only doing everything again does.
    var reverse: [String] = []
}

nonisolated extension Screen {
    /// Everything that can be done here: each action, each choice, and where there is something to fill in, that.
    ///
    /// - Parameters:
    ///   - name: what the map calls the screen.
    ///   - losesDraft: whether leaving would lose something, which makes leaving something to do.
    /// - Returns: what can be done, in the order of the screen.
    func taps(at name: String, losesDraft: Bool) -> [Tap] {
        let fillIn = SampleEntries.lines(for: self, at: name)
        return (fillIn.isEmpty ? [] : [Tap(kind: "fill in", lines: fillIn)])
            + controls.filter(\.isEnabled).flatMap { taps(of: $0, at: name) }
            + (losesDraft ? [Tap(kind: "back", lines: ["back"]), Tap(kind: "home", lines: ["home"])] : [])
            + (name == "home" ? tabs.filter { !$0.isSelected }.map { Tap(kind: "go", lines: ["go \($0.name)"]) } : [])
    }

    private func taps(of control: Node, at name: String) -> [Tap] {
        switch control.role {
        case .button: [Tap(kind: control.kind, lines: ["press \(self.name(of: control))"])]
        case .picker, .toggle:
            control.options.filter { $0 != control.value }.map {
                Tap(
                    kind: control.kind, lines: ["set \(control.label) \($0)"],
                    reverse: ["set \(control.label) \(control.value ?? "")"])
            }
        case .searchField: SampleEntries.searches(at: name).map { Tap(kind: control.kind, lines: ["search \($0)"]) }
        default: []
        }
    }
}

nonisolated extension Node {
    /// What a control is called on the map: the name that it has for scripts, without a number at its end. What has
    /// none is one of many of its kind, such as a row.
    var kind: String {
        guard let identifier else { return role == .button ? "choose" : role.rawValue }
        return String(identifier.prefix { !$0.isNumber }).trimmingSuffix("-")
    }
}

nonisolated extension Node {
    /// What tells a control that can be used from others: what it is called, whether it is filled in, and its words
    /// without any number in them, where they are always the same words.
    var wording: String {
        if isField { return value?.isEmpty == false ? "\(kind)=" : kind }
        return identifier == nil ? kind : "\(kind) \(label.filter { !$0.isNumber })"
    }
}

nonisolated extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}
