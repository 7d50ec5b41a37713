/// A line that a typed one may become.
public struct LineCandidate: Hashable, Sendable {
    /// The line.
    public let line: String

    /// Words that are shown beside it and never typed, such as the name of a record.
    public let remark: String

    /// A line, and what it means where that is not plain.
    public init(_ line: String, remark: String = "") {
        (self.line, self.remark) = (line, remark)
    }

    /// The line and its remark.
    var shown: String { remark.isEmpty ? line : "\(line)  \(remark)" }
}
