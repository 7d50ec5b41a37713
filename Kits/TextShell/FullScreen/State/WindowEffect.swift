import HeadlessUI

/// Something that a key asks for beyond the window itself.
enum WindowEffect: Hashable, Sendable {
    /// Press a button.
    case press(Node)
    /// Put a text into a field.
    case fill(Node, String)
    /// Take a choice of a picker or a switch.
    case choose(Node, String)
    /// Carry out a command.
    case carryOut(Command)
    /// Carry out a line that was typed.
    case line(String)
    /// Draw everything again.
    case redraw
}
