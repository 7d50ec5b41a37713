/// Where the shell writes: screens in one place, everything else in another.
@MainActor public protocol ShellOutput: AnyObject {
    /// Writes to the output that scripts read.
    ///
    /// - Throws: ``OutputClosed`` if it is closed.
    func write(_ text: String) throws(OutputClosed)

    /// Sets the title of the window, if there is one.
    func title(_ text: String)

    /// Takes everything off the screen that was on it, and the name off the window.
    func cover()

    /// Whether the output is a terminal, so that progress can be overwritten.
    var isWatched: Bool { get }

    /// Shows progress in place of the last one; does nothing unless the output is a terminal.
    func progress(_ text: String)

    /// Writes a line for the user: failures, progress, notices.
    func notify(_ line: String)

    /// Sets the width of lines for the user, asked for each time; nil for unlimited.
    func keep(within width: @escaping @MainActor () -> Int?)
}

extension ShellOutput {
    /// Returns false: most outputs are read at the end.
    public var isWatched: Bool { false }

    /// Does nothing: most outputs are read by programs, for which a line is a line.
    public func keep(within width: @escaping @MainActor () -> Int?) {}

    /// Does nothing: most outputs are no window.
    public func title(_ text: String) {}

    /// Does nothing: most outputs are no window.
    public func cover() {}

    /// Does nothing: most outputs are read when all is done.
    public func progress(_ text: String) {}
}

/// The reader of the output went away, or the output cannot be written.
public struct OutputClosed: Error, Hashable, Sendable {
    /// Whether the reader went away; otherwise writing failed for another reason, such as a full disk.
    public let readerIsGone: Bool

    /// A failed write.
    public init(readerIsGone: Bool) {
        self.readerIsGone = readerIsGone
    }
}
