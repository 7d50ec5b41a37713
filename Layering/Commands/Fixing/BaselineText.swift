import LayeringEngine

/// Changes the baseline in the text of a configuration, and not a byte of the rest.
struct BaselineText {
    private let configuration: Configuration
    /// The lines without what separates them, which is LF; a return before that belongs to the line.
    private var lines: [[UInt8]]
    private let lineEnd: String

    /// Reads a configuration, which has to be without problems.
    init(_ text: String, _ configuration: Configuration) {
        self.configuration = configuration
        lines = Array(text.utf8).split(separator: Byte.newline, omittingEmptySubsequences: false).map(Array.init)
        lineEnd = lines.count > 1 && lines[0].last == Byte.carriageReturn ? "\r" : ""
    }

    /// The text as it is now.
    var text: String { String(decoding: Array(lines.joined(separator: [Byte.newline])), as: UTF8.self) }

    /// Takes out what is gone. Never adds anything.
    ///
    /// - Parameter findings: what breaks a rule today, apart from what exceptions let pass.
    /// - Returns: how much was taken out, by rule.
    mutating func shrink(to findings: [Finding]) -> [String: Int] {
        var (left, gone) = (Dictionary(grouping: findings, by: \.key).mapValues(\.count), [String: Int]())
        var removed: [Int] = []
        for known in ownBaseline {
            let count = min(known.count, left[known.key] ?? 0)
            left[known.key, default: 0] -= count
            guard count < known.count else { continue }
            gone[known.rule, default: 0] += known.count - count
            if count > 0 { replaceCount(of: known, by: count) } else { removed.append(known.place.line - 1) }
        }
        for line in removed.sorted(by: >) { lines.remove(at: line) }
        return gone
    }

    /// Takes in what it did not know.
    ///
    /// - Parameter findings: what breaks a rule today, apart from what exceptions and the baseline let pass. None of
    ///   them is about the configuration.
    /// - Returns: how much was taken in, by rule.
    mutating func add(_ findings: [Finding]) -> [String: Int] {
        var counts = Dictionary(grouping: findings, by: \.key).mapValues(\.count)
        for known in ownBaseline {
            guard let count = counts.removeValue(forKey: known.key) else { continue }
            replaceCount(of: known, by: known.count + count)
        }
        insert(counts.map { $0.key.line($0.value) }.sorted())
        return Dictionary(grouping: findings, by: \.rule).mapValues(\.count)
    }

    private var ownBaseline: [Known] { configuration.baseline.filter { !$0.isForAudit } }

    private mutating func replaceCount(of known: Known, by count: Int) {
        let line = lines[known.place.line - 1]
        let digits = line[(known.countPlace.column - 1)...].drop { !Self.isDigit($0) }.prefix(while: Self.isDigit)
        lines[known.place.line - 1].replaceSubrange(digits.startIndex..<digits.endIndex, with: "\(count)".utf8)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    private mutating func insert(_ new: [String]) {
        guard !new.isEmpty else { return }
        let heading = configuration.lastBaselineLine == nil ? Self.heading : []
        let isUnfinished = lines.last != []
        let place = configuration.lastBaselineLine ?? lines.count - (isUnfinished ? 0 : 1)
        if isUnfinished, place == lines.count {
            lines[place - 1] += lineEnd.utf8
            lines.append([])
        }
        lines.insert(contentsOf: (heading + new).map { Array(($0 + lineEnd).utf8) }, at: place)
    }

    private static let heading = [
        "", "# What was there when checking began. `layering baseline shrink` takes out what is gone.", "baseline",
    ]
}
