import TextShell

/// An output that records what is written, and can fail like a closed pipe or a full disk.
@MainActor public final class RecordedOutput: ShellOutput {
    /// Every text for the output that scripts read.
    public private(set) var written: [String] = []

    /// Every title of the window, and where the screen was covered an empty one.
    public private(set) var titles: [String] = []

    /// Every line for the person.
    public private(set) var told: [String] = []

    /// The error of every further write, or nil.
    public var failure: OutputClosed?

    /// An output that works.
    public init() {}

    /// Keeps the text, or fails.
    public func write(_ text: String) throws(OutputClosed) {
        if let failure { throw failure }
        written.append(text)
    }

    /// Keeps the title.
    public func title(_ text: String) {
        titles.append(text)
    }

    /// Keeps that the screen was covered.
    public func cover() {
        titles.append("")
    }

    /// Keeps the line.
    public func notify(_ line: String) {
        told.append(line)
    }
}
