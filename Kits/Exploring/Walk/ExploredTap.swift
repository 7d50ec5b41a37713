import HeadlessUI
import TextShell

/// One thing to do at a screen: what it is called on the map, and what is typed.
public struct ExploredTap: Hashable, Sendable {
    /// Its name without what differs from row to row, from day to day.
    public let kind: String

    /// What is typed, in the command language.
    public let lines: [String]

    /// What undoes it where it stays in its place; empty where only doing everything again does.
    let reverse: [String]

    /// The control that it is about, or nil.
    let control: Node?

    /// The choice that it makes of the control, or nil.
    let choice: String?

    /// Something to do.
    public init(kind: String, lines: [String]) {
        self.init(kind: kind, lines: lines, control: nil)
    }

    init(kind: String, lines: [String], control: Node?, choice: String? = nil, reverse: [String] = []) {
        (self.kind, self.lines, self.control, self.choice, self.reverse) = (kind, lines, control, choice, reverse)
    }

    /// What tells it from everything else at its screen, whatever numbers are on show: rows by their words, choices one
    /// by one.
    var name: String {
        guard let control else { return lines.joined(separator: ", ") }
        return control.use + (choice.map { " \($0)" } ?? "")
    }
}

extension Screen {
    /// Everything that can be done here: each action, each choice, and where there is something to fill in, that.
    ///
    /// - Parameters:
    ///   - name: what the map calls the screen.
    ///   - entries: what is typed.
    ///   - losesDraft: whether leaving would lose something, which makes leaving something to do.
    ///   - leadsOn: whether the sections are tried from here.
    /// - Returns: what can be done, in the order of the screen.
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
    /// What a control is called on the map: the name that it has for scripts, without a number at its end. What has
    /// none is one of many of its kind, such as a row.
    var kind: String {
        guard let identifier else { return role == .button ? "choose" : role.rawValue }
        return String(identifier.prefix { !$0.isNumber }).trimmingSuffix("-")
    }

    /// What tells a control from others at its screen, whatever numbers are on show.
    var use: String {
        identifier == nil ? "\(kind) “\(spokenText.filter { !$0.isNumber })”" : kind
    }

    /// What tells a control that can be used from others: what it is called, whether it is filled in, and its words
    /// without any number in them, where they are always the same words.
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
