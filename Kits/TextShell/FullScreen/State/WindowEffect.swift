import HeadlessUI

/// Something that a key asks for beyond the window itself.
enum WindowEffect: Hashable, Sendable {
    /// Press a button.
    case press(Node)
    /// Use a control: press it, or go to it to fill it in.
    case use(Node)
    /// Put a text into a field.
    case fill(Node, String)
    /// Take a choice of a picker or a switch.
    case choose(Node, String)
    /// Carry out a command.
    case carryOut(Command)
    /// Carry out a line that was typed, or chosen.
    case line(String, isTyped: Bool)
    /// Draw everything again.
    case redraw
}
