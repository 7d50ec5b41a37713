import HeadlessUI
import TextShell

/// An action at a screen: its name on the map, and the lines to type.
public struct ExploredTap: Hashable, Sendable {
    /// Its name without what differs from row to row, from day to day.
    public let kind: String

    /// The lines in the command language.
    public let lines: [String]

    /// The lines that undo it in place; empty if only starting over does.
    let reverse: [String]

    /// The control that it is about, or nil.
    let control: Node?

    /// The choice that it sets, or nil.
    let choice: String?

    /// Something to do.
    public init(kind: String, lines: [String]) {
        self.init(kind: kind, lines: lines, control: nil)
    }

    init(kind: String, lines: [String], control: Node?, choice: String? = nil, reverse: [String] = []) {
        (self.kind, self.lines, self.control, self.choice, self.reverse) = (kind, lines, control, choice, reverse)
    }

    /// The name that distinguishes it from every other tap at its screen, whatever numbers are visible: rows by their
    /// words, choices one by one.
    var name: String {
        guard let control else { return lines.joined(separator: ", ") }
        return control.use + (choice.map { " \($0)" } ?? "")
    }
}

extension Screen {
    /// Every action here: each control, each choice, and filling in if there is something to fill in.
    ///
    /// - Parameters:
    ///   - name: the name of the screen on the map.
    ///   - entries: the texts to type.
    ///   - losesDraft: whether leaving would lose input, which makes leaving an action, too.
    ///   - leadsOn: whether the sections are tried from here.
    /// - Returns: the actions in the order of the screen.
    func taps(at name: String, _ entries: SampleEntries, losesDraft: Bool, leadsOn: Bool) -> [ExploredTap] {
        let fillIn = entries.lines(for: self, at: name)
        var taps = fillIn.isEmpty ? [] : [ExploredTap(kind: "fill in", lines: fillIn)]
        for control in controls where control.isEnabled {
            taps += self.taps(of: control, searches: entries.searches(at: name))
        }
        if losesDraft { taps += ["back", "home"].map { ExploredTap(kind: $0, lines: [$0]) } }
        for tab in tabs where leadsOn && !tab.isSelected {
            taps.append(ExploredTap(kind: "go", lines: ["go \(tab.name)"]))
        }
        return taps
    }

    private func taps(of control: Node, searches: [String]) -> [ExploredTap] {
        switch control.role {
        case .button:
            [ExploredTap(kind: control.kind, lines: ["press \(self.name(of: control))"], control: control)]
        case .picker, .toggle:
            control.options.filter { $0 != control.value }.map {
                ExploredTap(
                    kind: control.kind, lines: ["set \(control.label) \($0)"], control: control, choice: $0,
                    reverse: ["set \(control.label) \(control.value ?? "")"])
            }
        case .searchField: searches.map { ExploredTap(kind: control.kind, lines: ["search \($0)"], control: control) }
        default: []
        }
    }
}

extension Node {
    /// The name of a control on the map: its identifier without a number at the end. A control without one is one of
    /// many of its kind, such as a row.
    var kind: String {
        guard let identifier else { return role == .button ? "choose" : role.rawValue }
        return String(identifier.prefix { !$0.isNumber }).trimmingSuffix("-")
    }

    /// The name that distinguishes a control from others at its screen, whatever numbers are visible.
    var use: String {
        identifier == nil ? "\(kind) “\(spokenText.filter { !$0.isNumber })”" : kind
    }

    /// The words that distinguish a usable control: its identifier, whether it is filled in, and its label without
    /// numbers if that never changes.
    var wording: String {
        if isField { return value?.isEmpty == false ? "\(kind)=" : kind }
        return identifier == nil ? kind : "\(kind) \(label.filter { !$0.isNumber })"
    }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}
