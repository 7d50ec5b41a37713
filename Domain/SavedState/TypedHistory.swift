import FoundationEssentials

/// The lines that a person typed at this workstation and that are kept for their next conversation, oldest first.
package struct TypedHistory: Hashable, Sendable {
    /// The most lines that are kept.
    package static let maxCount = 500

    /// The most bytes that a kept line has.
    package static let maxLength = 200

    /// The lines.
    package private(set) var lines: [String] = []

    /// No lines.
    package init() {}

    /// Reads stored lines; nil for bytes that were not stored here.
    package init?(reading bytes: Data) {
        guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
        let lines = text.split(separator: "\n").map(String.init)
        guard lines.count <= Self.maxCount, lines.allSatisfy(Self.mayBeKept) else { return nil }
        self.lines = lines
    }

    /// The lines as they are stored.
    package var bytes: Data { Data(lines.joined(separator: "\n").utf8) }

    /// Adds the newest line, unless it repeats the last one.
    ///
    /// - Returns: whether it was added.
    package mutating func add(_ line: String) -> Bool {
        guard line != lines.last, Self.mayBeKept(line) else { return false }
        if lines.count == Self.maxCount { lines.removeFirst() }
        lines.append(line)
        return true
    }

    private static func mayBeKept(_ line: String) -> Bool {
        let rule = TextRule(name: "A line", maxLength: maxLength)
        return !line.isEmpty && line.utf8.count <= maxLength && rule.flaw(in: line) == nil
    }
}
