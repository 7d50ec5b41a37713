@testable import LayeringCommands
@testable import LayeringEngine

/// A generator of configurations that nearly make sense, from one that does.
struct ConfigurationMutation {
    private var random: SplitMix
    private let lines: [[UInt8]]

    /// The configuration of the sample package, with everything else that there is.
    private static let whole =
        SamplePackage.configuration + """

            # What is ours: “é”
            rule no-print
                pattern ^debugPrint (
                pattern Timer ( … repeats : ""
                layers Domain Data
                roles feature
                message "stays out"
                fix "Use the log"
                severity warning
            exception use-case Domain/*.swift LoadUseCase   # for now
                reason "until then"
                owner Ana
                until 2027-01-31
            exception no-print "A B.swift"
                reason ours
                for audit
            skip shared-instance
                reason ours
                layers App
                paths Sources/Legacy/*
            baseline
                use-case Domain/A.swift LoadUseCase 2 # two
                no-print "Data/A B.swift" debugPrint 1

            baseline audit
                use-case Domain/A.swift LoadUseCase 1

            """

    private static let pieces = [
        "\"", "#", " ", "\t", "\r", "\n", "*", "…", "‥", "!", "^", "|", "~", "%", "$", "\u{FEFF}", "\u{FFFD}", "\0",
        "0",
        "9223372036854775807", "-1", "é", "layer Domain", "    uses Domain", "    only Domain A", "rule a", "baseline",
        "    pattern ", "    role feature", "    use-case A B 1", "    until 2027-02-30", "skip use-case", "exception",
    ].map { Array($0.utf8) }

    init(seed: UInt64) {
        random = SplitMix(seed: seed)
        lines = Array(Self.whole.utf8).split(separator: Byte.newline, omittingEmptySubsequences: false).map(Array.init)
    }

    /// Writes the next configuration: some lines are missing, doubled or moved, some have other bytes, and sometimes it
    /// begins with a mark, ends lines as Windows does, or ends early.
    mutating func next() -> String {
        var lines = lines
        for _ in 0..<random.below(4) { change(&lines) }
        let end: [UInt8] = random.below(3) == 0 ? [Byte.carriageReturn, Byte.newline] : [Byte.newline]
        var bytes = Array(lines.joined(separator: end))
        for _ in 0..<random.below(3) where random.below(2) == 0 {
            bytes.insert(contentsOf: Self.pieces[random.below(Self.pieces.count)], at: random.below(bytes.count))
        }
        if random.below(8) == 0 { bytes[random.below(bytes.count)] = UInt8(truncatingIfNeeded: random.next()) }
        if random.below(4) == 0 { bytes.removeLast(random.below(bytes.count)) }
        if random.below(4) == 0 { bytes = [0xEF, 0xBB, 0xBF] + bytes }
        return String(decoding: bytes, as: UTF8.self)
    }

    private mutating func change(_ lines: inout [[UInt8]]) {
        let index = random.below(lines.count)
        switch random.below(5) {
        case 0: lines.remove(at: index)
        case 1: lines.insert(lines[random.below(lines.count)], at: index)
        case 2: lines.swapAt(index, random.below(lines.count))
        case 3: lines.insert(Self.pieces[random.below(Self.pieces.count)], at: index)
        default: lines[index] = []
        }
    }

    /// Some findings, a few of them often, as a package may have them.
    mutating func findings() -> [Finding] {
        (0..<random.below(5)).map { _ in
            let paths = ["Domain/A.swift", "Data/A B.swift", "C.swift", "#.swift", "D\tE.swift", "F\r.swift"]
            return Finding(
                rule: random.below(2) == 0 ? "use-case" : "shared-instance", path: paths[random.below(paths.count)],
                place: Place(line: 1, column: 1), name: random.below(2) == 0 ? "LoadUseCase" : "é", what: "a", fix: "b."
            )
        }
    }
}
