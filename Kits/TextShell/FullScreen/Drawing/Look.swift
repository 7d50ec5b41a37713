import HeadlessUI

/// The purpose and the state of a run of text, which a theme gives a look.
struct Look: Hashable, Sendable {
    var style = TextStyle.plain
    /// Whether it is part of the control that has the focus.
    var isFocused = false
    /// Whether it has changed just now, and not by the person who looks.
    var isChanged = false
    /// Whether it is what was searched for.
    var isMatch = false

    static let plain = Look()

    /// All of it in one byte, for the cells of a window.
    var packed: UInt8 {
        style.rawValue | (isFocused ? 0x10 : 0) | (isChanged ? 0x20 : 0) | (isMatch ? 0x40 : 0)
    }

    /// The look of a blank in such a run: weight and colour do not show.
    var ofBlank: Look {
        switch style {
        case .heading, .selected: self
        case .plain, .title, .strong, .secondary, .warning, .number: Look(isFocused: isFocused, isChanged: isChanged)
        }
    }
}

extension Look {
    /// The look that was packed into a byte.
    init(packed: UInt8) {
        style = TextStyle(rawValue: packed & 0xF) ?? .plain
        (isFocused, isChanged, isMatch) = (packed & 0x10 != 0, packed & 0x20 != 0, packed & 0x40 != 0)
    }
}
