/// The screen and the keys that a window has: those of a terminal, or of a test.
@MainActor public protocol WindowDevice: AnyObject {
    /// The size by now.
    var size: WindowSize { get }

    /// Opens the window; from now on events are heard, in order.
    func open(hearing hear: @escaping @MainActor (WindowEvent) -> Void)

    /// Takes the window that the bytes to come draw, for a device that checks what they show.
    func willShow(_ drawing: WindowDrawing)

    /// Writes to the window.
    ///
    /// - Throws: ``OutputClosed`` if nobody can see it any more.
    func show(_ bytes: String) throws(OutputClosed)

    /// Sets the title of the window.
    func title(_ text: String)

    /// Tells that a new place is on show: what was typed before was meant for another one.
    ///
    /// - Returns: the number that bytes carry that are typed from now on.
    func begin() -> Int

    /// Closes the window; the terminal is as it was before.
    func close()
}

extension WindowDevice {
    /// Does nothing.
    public func willShow(_ drawing: WindowDrawing) {}
}

/// Something that happens to a window.
public enum WindowEvent: Hashable, Sendable {
    /// Bytes were typed while the place with this number was on show.
    case typed([UInt8], place: Int)
    /// The window has another size.
    case resized
    /// Something else had the terminal, and its screen is gone.
    case continued
    /// The terminal is gone.
    case hungUp
}
