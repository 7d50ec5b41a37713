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
        guard SourceLanguage(facts.path) != .c else {
            var scan = IncludeScan(bytes, count: count)
            scan.run()
            return facts.includes = scan.includes
        }
        let hasLoneReturns = buffer.fill(bytes, count: count, index.vocabulary)
        let (tokens, length) = (buffer.tokens, buffer.count)
        var reading = Reading(
            scan: ImportScan(bytes: bytes, tokens: tokens, count: length),
            match: PatternMatch(bytes: bytes, tokens: tokens, count: length),
            views: ViewScan(bytes: bytes, tokens: tokens, count: length, index: index),
            own: OwnNameScan(bytes: bytes, tokens: tokens, count: length),
            lines: Lines(bytes, count: count, hasLoneReturns: hasLoneReturns), applies: applies)
        var position = 0
        while position < buffer.watchedCount {
            read(Int(buffer.watched[position]), &reading, into: &facts)
            position &+= 1
        }
        if !buffer.comments.isEmpty {
            facts.exceptions =
                InlineScan(bytes: bytes, count: count, buffer: buffer, hasLoneReturns: hasLoneReturns).exceptions()
        }
        guard !reading.matches.isEmpty else { return }
        keep(reading, Lines(bytes, count: count, hasLoneReturns: hasLoneReturns), in: &facts)
    }

    /// The state while one source is read.
    private struct Reading {
        let scan: ImportScan
        let match: PatternMatch
        var views: ViewScan
        var own: OwnNameScan
        var lines: Lines
        let applies: [Bool]
        /// Everything that matches: not all of it counts, but that shows only at the end.
        var matches: [(token: Int, entry: PatternIndex.Entry)] = []
    }

    private func read(_ token: Int, _ reading: inout Reading, into facts: inout FileFacts) {
        let found = reading.scan.tokens[token]
        if found.kind == Byte.colon { return readSelector(token, &reading, into: &facts) }
        if found.word == Keyword.importID { return readImport(token, &reading, into: &facts) }
        if found.word == Keyword.protocol.rawValue { readProtocol(token, &reading, into: &facts) }
        if found.word == index.previewWord || found.word == index.previewProvider {
            reading.views.readPreview(at: token)
        }
        if found.word != 0, index.isView[Int(found.word)] { reading.views.readConformance(at: token, into: &facts) }
        if found.word != 0, index.isSubject[Int(found.word)] { reading.own.read(token, into: &facts) }
        if found.ending == index.viewEnding { readView(token, &reading, into: &facts) }
        if found.word != 0 { readEntries(index.byWord[Int(found.word)], token, &reading) }
        if found.ending != 0 { readEntries(index.byEnding[Int(found.ending)], token, &reading) }
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
        let name = tokens[token].name(in: reading.scan.bytes)
        facts.madeViews.append(Hit(name: name, place: reading.lines.place(of: Int(tokens[token].start))))
    }

    private func readEntries(_ entries: [PatternIndex.Entry], _ token: Int, _ reading: inout Reading) {
        for entry in entries where reading.applies[entry.rule] && reading.match.matches(entry.pattern, at: token) {
            reading.matches.append((token, entry))
        }
    }

    /// Keeps the matches that count where they are, in the order of the source.
    private func keep(_ reading: Reading, _ lines: Lines, in facts: inout FileFacts) {
        var lines = lines
        let counted = reading.matches.filter { counts($0.token, $0.entry, reading, &facts) }
            .map { (token: $0.token + $0.entry.pattern.focus - $0.entry.pattern.anchor, found: $0) }
        for (token, found) in counted.sorted(by: { $0.token < $1.token }) {
            let place = lines.place(of: Int(reading.scan.tokens[token].start))
            if facts.hits.suffix(4).contains(where: { $0.place == place && $0.rule == found.entry.rule }) { continue }
            facts.hits.append(
                Hit(
                    rule: found.entry.rule, name: reading.scan.tokens[token].name(in: reading.scan.bytes),
                    text: reading.match.text(of: found.entry.pattern, at: found.token),
                    type: reading.match.type(of: found.entry.pattern, at: found.token), place: place))
        }
    }

    private func counts(
        _ token: Int, _ entry: PatternIndex.Entry, _ reading: Reading, _ facts: inout FileFacts
    ) -> Bool {
        if names[entry.rule]?.isFreeInPreviews == true, reading.views.previews.contains(token) {
            return false
        }
        if let subject = reading.match.subject(of: entry.pattern, at: token) {
            if reading.match.isOnlyNamed(subject, by: entry.pattern) || reading.own.isOwn(subject) { return false }
        }
        guard names[entry.rule]?.onlyInViews == true, !reading.views.ranges.contains(token)
        else { return true }
        facts.dependsOnViews = true
        return false
    }
}
