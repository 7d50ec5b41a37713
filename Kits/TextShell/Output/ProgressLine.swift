/// Says how far something is that takes long: on a terminal in one line that is written over, elsewhere in lines of
/// their own, one for each step of it.
@MainActor public final class ProgressLine {
    private let output: any ShellOutput
    private var step: Int?

    /// A line that says nothing yet.
    public init(output: any ShellOutput) {
        self.output = output
    }

    /// Shows progress.
    ///
    /// - Parameters:
    ///   - words: the progress in words.
    ///   - step: the index of the current step. An output that is not a terminal gets one line for each step.
    public func say(_ words: String, step: Int) {
        if output.isWatched {
            output.progress(words)
        } else if step != self.step {
            output.notify(words)
        }
        self.step = step
    }

    /// Takes the line away, once what took long is over.
    public func end() {
        guard step != nil else { return }
        output.progress("")
        step = nil
    }
}
