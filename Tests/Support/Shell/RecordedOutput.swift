import TextShell

/// An output that keeps what was written, and can fail as a closed pipe or a full disk does.
@MainActor package final class RecordedOutput: ShellOutput {
    /// Every text for the output that scripts read.
    package private(set) var written: [String] = []

    /// Every title of the window, and where the screen was covered an empty one.
    package private(set) var titles: [String] = []

    /// Every line for the person.
    package private(set) var told: [String] = []

    /// What every further write fails with, or nil when writing works.
    package var failure: OutputClosed?

    /// An output that works.
    package init() {}

    /// Keeps the text, or fails.
    package func write(_ text: String) throws(OutputClosed) {
        if let failure { throw failure }
        written.append(text)
    }

    /// Keeps the title.
    package func title(_ text: String) {
        titles.append(text)
    }

    /// Keeps that the screen was covered.
    package func cover() {
        titles.append("")
    }

    /// Keeps the line.
    package func tell(_ line: String) {
        told.append(line)
    }
}
