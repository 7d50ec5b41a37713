/// Where the shell writes: screens in one place, everything else in another.
@MainActor public protocol ShellOutput: AnyObject {
    /// Writes to the output that scripts read.
    ///
    /// - Throws: ``OutputClosed`` when nobody reads it any more.
    func write(_ text: String) throws(OutputClosed)

    /// Names the window that the person looks at, where there is one.
    func title(_ text: String)

    /// Takes everything off the screen that was on it, and the name off the window.
    func cover()

    /// Whether somebody looks, so that progress can be written over.
    var isWatched: Bool { get }

    /// Says how far something is, in place of what was said before; where nobody looks, nothing.
    func progress(_ text: String)

    /// Writes a line for the person: failures, progress, what was set up.
    func notify(_ line: String)

    /// Hears how wide the lines are that a person reads here, asked for anew each time; nil for as wide as they come.
    func keep(within width: @escaping @MainActor () -> Int?)
}

extension ShellOutput {
    /// Nobody: most outputs are read when all is done.
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
