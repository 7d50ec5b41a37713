/// The lines of a source that only some platforms compile, or no build at all.
struct BuildConditions {
    /// The lines from each `#if` about platforms to its `#endif`, and those of each branch that is never compiled.
    private(set) var lines: [ClosedRange<Int>] = []

    /// The branches of an `#if` up to where the source has been read.
    private struct Branches {
        /// The line of `#if`.
        let line: Int
        /// Whether a condition of any branch names a platform.
        var isOfPlatform: Bool
        /// The line that begins the newest branch.
        var start: Int
        /// How often the newest branch is compiled.
        var compiled: BuildCondition
        /// How often a branch up to the newest is compiled.
        var taken: BuildCondition
    }

    /// Reads the directives of a source.
    ///
    /// - Parameters:
    ///   - source: its bytes.
    ///   - isFlag: whether the manifest may define a flag.
    /// - Complexity: O(bytes).
    init(_ source: [UInt8], isFlag: @escaping (String) -> Bool) {
        let tokens = SourceToken.all(in: source)
        var open: [Branches] = []
        var (line, position) = (1, 0)
        for (index, token) in tokens.enumerated() where token.kind == .punctuation(Byte.hash) {
            line += source[position..<token.range.lowerBound].count { $0 == Byte.newline }
            position = token.range.lowerBound
            guard index + 1 < tokens.count, tokens[index + 1].kind == .word else { continue }
            var condition = BuildCondition.Reader(tokens, after: index + 1, source, isFlag: isFlag)
            switch String(decoding: source[tokens[index + 1].range], as: UTF8.self) {
            case "if":
                let value = condition.value()
                open.append(
                    Branches(
                        line: line, isOfPlatform: condition.isOfPlatform, start: line, compiled: value, taken: value))
            case "elseif": begin(&open, at: line, condition.value(), isOfPlatform: condition.isOfPlatform)
            case "else": begin(&open, at: line, .always, isOfPlatform: false)
            case "endif": end(&open, at: line)
            default: continue
            }
        }
    }

    /// Whether something at a place is compiled on some platforms alone, or never.
    func contain(_ place: Place) -> Bool { lines.contains { $0.contains(place.line) } }

    private mutating func begin(
        _ open: inout [Branches], at line: Int, _ value: BuildCondition, isOfPlatform: Bool
    ) {
        guard var branches = open.popLast() else { return }
        endBranch(branches, at: line)
        branches.isOfPlatform = branches.isOfPlatform || isOfPlatform
        (branches.start, branches.compiled) = (line, branches.taken.opposite.and(value))
        branches.taken = branches.taken.or(value)
        open.append(branches)
    }

    private mutating func end(_ open: inout [Branches], at line: Int) {
        guard let branches = open.popLast() else { return }
        endBranch(branches, at: line)
        if branches.isOfPlatform { lines.append(branches.line...line) }
    }

    private mutating func endBranch(_ branches: Branches, at line: Int) {
        if branches.compiled == .never { lines.append(branches.start...line) }
    }
}
