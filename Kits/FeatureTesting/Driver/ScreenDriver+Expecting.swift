import Testing

extension ScreenDriver {
    /// Expects what the screen asked for or wrote, in order. A failure shows both, one value a line, and the screen
    /// before and after the last step.
    public func expect<Value: Equatable>(
        _ actual: [Value], _ expected: [Value], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        guard actual != expected else { return }
        let lines = [expected, actual].map { $0.map { "\($0)" }.joined(separator: "\n") }
        let difference = LineDifference(lines[0], lines[1]).text.behindGutter
        Issue.record(
            "Expected (-) is not what happened (+):\n\(difference)\n\(sight)", sourceLocation: sourceLocation)
    }
}
