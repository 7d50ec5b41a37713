/// Where in a manifest the gate hangs on what is no part of it, such as the environment: it is as good as missing.
///
/// A condition about the manifest's own values, as on targets without dependencies, is none of these.
struct GateConditions {
    private let manifest: ManifestStatements
    private let outside: ManifestSurroundings
    /// The names of what is made from something that is no part of the manifest.
    private var changing: Set<String> = []
    /// The names of what stands for the gate.
    private var gates: Set<String> = []
    /// The names that a type or an extension declares, which are used after a dot.
    private var members: Set<String> = []
    private var functions: Set<String> = []
    private let isSuspicious: Bool

    private static let makers: Set = ["target", "executableTarget", "testTarget", "macro"]

    init(_ source: [UInt8]) {
        manifest = ManifestStatements(source)
        outside = ManifestSurroundings(manifest)
        // Most manifests are the same everywhere.
        isSuspicious = manifest.tokens.indices.contains { [outside, manifest] in
            outside.isNamed($0) || manifest.isBranch($0)
        }
        guard isSuspicious else { return }
        functions = Set(manifest.tokens.indices.filter { manifest.word($0 - 1) == "func" }.map(manifest.word))
        while learn() {}
    }

    /// Where the gate is named and hangs on a condition: one place a line.
    var places: [Place] {
        guard isSuspicious else { return [] }
        let found = manifest.tokens.indices.filter {
            (isGate($0) || isChange($0)) && (isConditional($0) || isOfBranch($0))
        }.map(manifest.place)
        return found.enumerated().filter { $0.offset == 0 || found[$0.offset - 1].line < $0.element.line }.map(
            \.element)
    }

    /// Takes in names that stand for the gate or for what changes; false if there are no more.
    private mutating func learn() -> Bool {
        let before = (changing.count, gates.count)
        for number in manifest.tokens.indices { changing.formUnion(parameters(givenAt: number)) }
        for number in manifest.tokens.indices where isDeclared(number) {
            let extent = manifest.segment(around: number)
            let name = manifest.word(number)
            if manifest.isMember(number) { members.insert(name) }
            if depends(extent) || isUnderCondition(number) || manifest.branches[number] > 0 { changing.insert(name) }
            if extent.contains(where: isGate), !extent.contains(where: { isMaker($0) || isCall($0) }) {
                gates.insert(name)
            }
        }
        return before != (changing.count, gates.count)
    }

    /// The names that a function of the manifest has for an argument that changes, if a call's label is here.
    private func parameters(givenAt number: Int) -> [String] {
        guard manifest.has(number + 1, Byte.colon), let bracket = manifest.brackets[number],
            functions.contains(manifest.word(bracket - 1)), manifest.word(bracket - 2) != "func",
            depends(manifest.segment(around: number))
        else { return [] }
        let label = manifest.word(number)
        let inner = manifest.tokens.indices.filter {
            manifest.word($0 - 1) == label && manifest.has($0 + 1, Byte.colon)
        }
        return [label] + inner.map(manifest.word)
    }

    /// Whether a name gets its value here.
    private func isDeclared(_ number: Int) -> Bool {
        if ["let", "var", "func"].contains(manifest.word(number - 1)) { return true }
        return !manifest.name(number).isEmpty && manifest.has(number + 1, Byte.equals)
            && !manifest.has(number + 2, Byte.equals)
    }

    /// Whether something in a range changes; the gate itself is found where it does.
    private func depends(_ range: Range<Int>) -> Bool {
        range.contains { outside.isNamed($0) || isName($0, in: changing) && !isName($0, in: gates) }
    }

    /// Whether one of some names is used here: by itself, or after a dot if a type declares it.
    private func isName(_ number: Int, in names: Set<String>) -> Bool {
        names.contains(manifest.name(number))
            || manifest.has(number - 1, Byte.dot) && names.contains(manifest.word(number))
                && members.contains(manifest.word(number))
    }

    private func isMaker(_ number: Int) -> Bool {
        manifest.has(number - 1, Byte.dot) && manifest.has(number + 1, Byte.openParenthesis)
            && Self.makers.contains(manifest.word(number))
    }

    /// Whether a function of the manifest is called here, or the package is made.
    private func isCall(_ number: Int) -> Bool {
        let isKnown = functions.contains(manifest.word(number)) || manifest.word(number) == "Package"
        return isKnown && manifest.has(number + 1, Byte.openParenthesis) && manifest.word(number - 1) != "func"
    }

    /// Whether the gate is named here; where the plugin itself is declared, it is not used.
    private func isGate(_ number: Int) -> Bool {
        if isName(number, in: gates) { return !["let", "var", "func"].contains(manifest.word(number - 1)) }
        guard manifest.tokens[number].kind == .literal, manifest.isText(number, TargetFacts.gate) else { return false }
        guard let bracket = manifest.brackets[number], let end = manifest.tokens[bracket].partner else { return true }
        return !(bracket..<end).contains { manifest.word($0) == "capability" }
    }

    /// Whether the plugins of a target are changed here.
    private func isChange(_ number: Int) -> Bool {
        manifest.word(number) == "plugins" && manifest.has(number - 1, Byte.dot)
    }

    /// Whether what surrounds the gate, up to the target that it is attached to, depends on what changes.
    private func isConditional(_ number: Int) -> Bool {
        var number = number
        while true {
            if depends(extent(around: number)) { return true }
            guard let bracket = manifest.brackets[number], !isCallOfTarget(bracket), !manifest.isType(bracket)
            else { break }
            number = bracket
        }
        return false
    }

    /// The statement or argument around a number; of a loop without jumps only its head, since no statement in it keeps
    /// another from being reached.
    private func extent(around number: Int) -> Range<Int> {
        let whole = manifest.segment(around: number)
        let isLoop = manifest.word(whole.lowerBound) == "for" && manifest.has(number, Byte.openBrace)
        let jumps = isLoop && whole.contains { ["break", "continue", "return"].contains(manifest.word($0)) }
        return isLoop && !jumps ? whole.lowerBound..<number : whole
    }

    /// Whether a block around a number is one that only a condition enters.
    private func isUnderCondition(_ number: Int) -> Bool {
        var number = number
        while let bracket = manifest.brackets[number] {
            if depends(manifest.segment(around: bracket).lowerBound..<bracket) { return true }
            number = bracket
        }
        return false
    }

    private func isCallOfTarget(_ bracket: Int) -> Bool {
        bracket > 0 && (isMaker(bracket - 1) || functions.contains(manifest.word(bracket - 1)))
    }

    /// Whether the gate is in a branch of `#if`, and its target is not.
    private func isOfBranch(_ number: Int) -> Bool {
        var (depth, start) = (0, number)
        while start > 0 {
            start -= 1
            if isCallOfTarget(start), depth == 0, manifest.tokens[start].partner ?? 0 > number { return false }
            guard manifest.has(start, Byte.hash) else { continue }
            if manifest.word(start + 1) == "endif" { depth += 1 }
            if manifest.word(start + 1) == "if" { depth -= 1 }
            if depth < 0 { return true }
        }
        return false
    }
}
