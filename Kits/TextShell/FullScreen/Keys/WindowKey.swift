/// A key or a click at a terminal, by its meaning for a window.
enum WindowKey: Hashable, Sendable {
    /// A key that a field takes as a line does; elsewhere it has a meaning of its own.
    case edit(Key)
    case tab, backTab
    case escape
    case pageUp, pageDown
    /// F1.
    case help
    /// Ctrl-K.
    case palette
    /// Alt and a digit.
    case section(Int)
    case previousSection, nextSection
    /// A click, by the cell that it hit.
    case click(column: Int, row: Int)
    /// The wheel: towards the end, or towards the start.
    case wheel(down: Bool)

    /// Space, which presses what is no field.
    static let space = WindowKey.edit(.text(" "))

    /// Whether the key types, or hits what is drawn by now.
    var isTyping: Bool {
        switch self {
        case .edit(.text), .edit(.paste), .click: true
        default: false
        }
    }

    /// Whether the key presses, leaves or moves somewhere else, so that it is for one screen only.
    func isBinding(inField: Bool) -> Bool {
        switch self {
        case .edit(.enter), .edit(.interrupt), .escape, .section, .previousSection, .nextSection, .click: true
        case .edit(.text): !inField
        default: false
        }
    }
}

/// The keys that a line knows nothing of.
extension WindowKey {
    /// The key of a control sequence, by the bytes after `ESC [` or `ESC O`.
    init?(sequence: String) {
        switch sequence {
        case "Z": self = .backTab
        case "5~": self = .pageUp
        case "6~": self = .pageDown
        case "P", "11~", "[A": self = .help
        case "1;5I", "1;3C", "1;7C": self = .nextSection
        case "1;6I", "1;3D", "1;7D": self = .previousSection
        default:
            guard let pointer = WindowKey(pointer: sequence) else { return nil }
            self = pointer
        }
    }

    /// A click or a turn of the wheel, as SGR 1006 reports it: `<BUTTON;COLUMN;ROWM`, counted from 1.
    private init?(pointer sequence: String) {
        guard sequence.first == "<", sequence.last == "M" else { return nil }
        let parts = sequence.dropFirst().dropLast().split(separator: ";", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Int($0) }
        guard parts.count == 3, numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else { return nil }
        switch numbers[0] {
        case 0: self = .click(column: numbers[1] - 1, row: numbers[2] - 1)
        case 64: self = .wheel(down: false)
        case 65: self = .wheel(down: true)
        default: return nil
        }
    }
}
