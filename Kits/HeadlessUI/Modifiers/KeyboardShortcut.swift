/// A key that presses a button, wherever the focus is.
public enum KeyboardShortcut: Hashable, Sendable {
    /// Enter, where one arrives.
    case defaultAction
}
