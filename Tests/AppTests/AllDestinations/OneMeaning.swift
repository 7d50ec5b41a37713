import DesignSystem
import Testing

@testable import TextShell

/// Expects every line that is a prefix of a control's name to mean that control, unless it is a key of the frame or
/// the shell asks which one is meant.
func expectOneMeaning(of screen: Screen) {
    let keys = Set(screen.canGoBack ? ["b", "?"] : ["?"])
    for control in screen.controls {
        let names = [control.spokenName, control.identifier].compactMap { $0 }
        let starts = control.spokenName.indices.map { String(control.spokenName[...$0]) }
        for line in names + starts where !keys.contains(line.lowercased()) || names.contains(line) {
            let isControl = meaning(of: line, on: screen).map { $0.isMeant(for: control, as: line, on: screen) } ?? true
            #expect(isControl, "“\(line)” at \(screen.path)")
        }
    }
}

/// The meaning of a line, or nil where the shell asks.
private func meaning(of line: String, on screen: Screen) -> Command? {
    do {
        return try Command(line, on: screen)
    } catch {
        return nil
    }
}

extension Command {
    /// Whether the command is the typed name of the control, or has the same effect.
    fileprivate func isMeant(for control: Node, as line: String, on screen: Screen) -> Bool {
        switch self {
        case .press(let name), .bare(let name): name == line.trimmed || control.identifier == name
        case .search: control.role == .searchField
        // A space, and the start of a record's number.
        case .show, .remark: line.trimmed.count < 2
        default: false
        }
    }
}
