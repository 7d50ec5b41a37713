/// Another output that only ever appends: progress is a line for each step, and no line is written over. For people who
/// listen.
@MainActor public final class AppendedOutput: ShellOutput {
    private let output: any ShellOutput

    /// Writes to another output.
    public init(_ output: any ShellOutput) {
        self.output = output
    }

    /// Writes to the other output.
    public func write(_ text: String) throws(OutputClosed) { try output.write(text) }

    /// Names the other output's window.
    public func title(_ text: String) { output.title(text) }

    /// Covers the other output.
    public func cover() { output.cover() }

    /// Writes a line to the other output.
    public func notify(_ line: String) { output.notify(line) }
}
