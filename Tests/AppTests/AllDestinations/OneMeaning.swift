import DesignSystem
import Testing

@testable import TextShell

/// Expects every line that begins to name a control of a screen to mean that control, unless it is a key of the frame
/// or asks which is meant.
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

/// What a line means, or nil where it is asked.
private func meaning(of line: String, on screen: Screen) -> Command? {
    do {
        return try Command(line, on: screen)
    } catch {
        return nil
    }
}

extension Command {
    /// Whether the command is what was typed as a control's name, or does the same as that control.
    fileprivate func isMeant(for control: Node, as line: String, on screen: Screen) -> Bool {
        switch self {
        case .press(let name): name == line.trimmed || control.identifier == name
        case .search: control.role == .searchField
        // A blank, and what begins like the number of a record.
        case .show, .remark: line.trimmed.count < 2
        default: false
        }
    }
}
