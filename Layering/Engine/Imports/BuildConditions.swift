/// The parts of a source that only some platforms compile, or no build at all.
struct BuildConditions {
    /// The offsets from each `#if` about platforms to its `#endif`, and those of each branch that is never compiled.
    private var parts: [Range<Int>] = []
    private var joined = TokenRanges()

    /// The branches of an `#if` up to where the source has been read.
    private struct Branches {
        /// The offset of `#if`.
        let first: Int
        /// Whether a condition of any branch names a platform.
        var isOfPlatform: Bool
        /// The offset that begins the newest branch.
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
        var (open, number): ([Branches], Int) = ([], 0)
        while number + 1 < tokens.count {
            let (offset, word) = (tokens[number].range.lowerBound, tokens[number + 1])
            let isDirective = tokens[number].kind == .punctuation(Byte.hash) && word.kind == .word
            number += 1
            guard isDirective else { continue }
            switch String(decoding: source[word.range], as: UTF8.self) {
            case "if":
                var condition = BuildCondition.Reader(tokens, after: number, source, isFlag: isFlag)
                let value = condition.value()
                open.append(
                    Branches(
                        first: offset, isOfPlatform: condition.isOfPlatform, start: offset, compiled: value,
                        taken: value))
                number = condition.end
            case "elseif":
                var condition = BuildCondition.Reader(tokens, after: number, source, isFlag: isFlag)
                begin(&open, at: offset, condition.value(), isOfPlatform: condition.isOfPlatform)
                number = condition.end
            case "else": begin(&open, at: offset, .always, isOfPlatform: false)
            case "endif": end(&open, at: offset)
            default: continue
            }
        }
        for part in parts.sorted(by: { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }) {
            joined.add(part)
        }
    }

    /// Whether what stands at an offset is compiled on some platforms alone, or never.
    func contain(_ offset: Int) -> Bool { joined.contains(offset) }

    private mutating func begin(
        _ open: inout [Branches], at offset: Int, _ value: BuildCondition, isOfPlatform: Bool
    ) {
        guard var branches = open.popLast() else { return }
        endBranch(branches, at: offset)
        branches.isOfPlatform = branches.isOfPlatform || isOfPlatform
        (branches.start, branches.compiled) = (offset, branches.taken.opposite.and(value))
        branches.taken = branches.taken.or(value)
        open.append(branches)
    }

    private mutating func end(_ open: inout [Branches], at offset: Int) {
        guard let branches = open.popLast() else { return }
        endBranch(branches, at: offset)
        if branches.isOfPlatform { parts.append(branches.first..<offset) }
    }

    private mutating func endBranch(_ branches: Branches, at offset: Int) {
        if branches.compiled == .never { parts.append(branches.start..<offset) }
    }
}
