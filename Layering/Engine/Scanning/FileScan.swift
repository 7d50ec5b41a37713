/// Reads one source after another and tells what rules have to know of each.
final class FileScan {
    private let index: PatternIndex
    private let names: [Names?]
    private let buffer = TokenBuffer()

    /// Prepares to look for what some rules are about.
    ///
    /// - Parameters:
    ///   - rules: the rules.
    ///   - views: the protocols whose types are views.
    init(_ rules: [Rule], views: Set<String> = ["View"]) {
        index = PatternIndex(rules, views: views)
        names = rules.map(\.names)
    }

    /// The facts of one source, whose bytes end in a zero.
    ///
    /// - Parameters:
    ///   - bytes: the source.
    ///   - count: how many bytes it has.
    ///   - applies: by a rule's number, whether its names are forbidden here.
    ///   - facts: what is known so far: whose source it is.
    func scan(_ bytes: UnsafePointer<UInt8>, count: Int, applies: [Bool], into facts: inout FileFacts) {
        let hasLoneReturns = buffer.fill(bytes, count: count, index.vocabulary)
        var reading = Reading(
            scan: ImportScan(bytes: bytes, tokens: buffer.tokens, count: buffer.count),
            match: PatternMatch(bytes: bytes, tokens: buffer.tokens, count: buffer.count),
            views: ViewScan(bytes: bytes, tokens: buffer.tokens, count: buffer.count, index: index),
            lines: Lines(bytes, count: count, hasLoneReturns: hasLoneReturns), applies: applies)
        var position = 0
        while position < buffer.watchedCount {
            read(Int(buffer.watched[position]), &reading, into: &facts)
            position &+= 1
        }
        keepHitsInViews(reading, in: &facts)
    }

    /// The state while one source is read.
    private struct Reading {
        let scan: ImportScan
        let match: PatternMatch
        var views: ViewScan
        var lines: Lines
        let applies: [Bool]
        /// Hits that count only within views, with their tokens.
        var perhaps: [(token: Int, hit: Hit)] = []
    }

    private func read(_ token: Int, _ reading: inout Reading, into facts: inout FileFacts) {
        let found = reading.scan.tokens[token]
        if found.kind == Byte.colon { return readSelector(token, &reading, into: &facts) }
        if found.word == Keyword.importID { return readImport(token, &reading, into: &facts) }
        if found.word == Keyword.protocol.rawValue { readProtocol(token, &reading, into: &facts) }
        if found.word != 0, index.isView[Int(found.word)] { reading.views.readConformance(at: token, into: &facts) }
        if found.ending == index.viewEnding { readView(token, &reading, into: &facts) }
        if found.word != 0 { readEntries(index.byWord[Int(found.word)], token, &reading, into: &facts) }
        if found.ending != 0 { readEntries(index.byEnding[Int(found.ending)], token, &reading, into: &facts) }
    }

    private func readImport(_ token: Int, _ reading: inout Reading, into facts: inout FileFacts) {
        guard let name = reading.scan.module(importedAt: token) else { return }
        let (bytes, tokens) = (reading.scan.bytes, reading.scan.tokens)
        facts.imports.append(
            Import(
                module: tokens[name].name(in: bytes), place: reading.lines.place(of: Int(tokens[name].start)),
                offset: Int(tokens[token].start)))
    }

    private func readProtocol(_ token: Int, _ reading: inout Reading, into facts: inout FileFacts) {
        if let found = reading.views.readProtocol(at: token) { facts.protocols.append(found) }
    }

    private func readSelector(_ colon: Int, _ reading: inout Reading, into facts: inout FileFacts) {
        guard colon > 0, reading.scan.tokens[colon - 1].isWord, reading.scan.isSelector(at: colon) else { return }
        let name = reading.scan.tokens[colon - 1]
        facts.imports.append(
            Import(
                module: name.name(in: reading.scan.bytes), place: reading.lines.place(of: Int(name.start)),
                offset: Int(name.start), isSelector: true))
    }

    private func readView(_ token: Int, _ reading: inout Reading, into facts: inout FileFacts) {
        let tokens = reading.scan.tokens
        if reading.views.readExtension(at: token) { return }
        guard token + 1 < reading.scan.count, tokens[token + 1].kind == Byte.openParenthesis else { return }
        facts.madeViews.append(hit(token, rule: 0, &reading))
    }

    private func readEntries(
        _ entries: [PatternIndex.Entry], _ token: Int, _ reading: inout Reading, into facts: inout FileFacts
    ) {
        for entry in entries where reading.applies[entry.rule] && reading.match.matches(entry.pattern, at: token) {
            let hit = hit(token, rule: entry.rule, &reading)
            if names[entry.rule]?.onlyInViews == true {
                reading.perhaps.append((token, hit))
            } else if facts.hits.last != hit {
                facts.hits.append(hit)
            }
        }
    }

    private func hit(_ token: Int, rule: Int, _ reading: inout Reading) -> Hit {
        let found = reading.scan.tokens[token]
        return Hit(
            rule: rule, name: found.name(in: reading.scan.bytes), place: reading.lines.place(of: Int(found.start)))
    }

    private func keepHitsInViews(_ reading: Reading, in facts: inout FileFacts) {
        let inside = reading.perhaps.filter { perhaps in reading.views.ranges.contains { $0.contains(perhaps.token) } }
        facts.hits += inside.map(\.hit)
        facts.dependsOnViews = inside.count < reading.perhaps.count
    }
}
