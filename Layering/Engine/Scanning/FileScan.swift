/// Reads one source after another and tells what rules have to know of each.
package final class FileScan {
    private let index: PatternIndex
    let names: [Names?]
    private let buffer = TokenBuffer()

    /// Prepares to look for what some rules are about.
    ///
    /// - Parameters:
    ///   - rules: the rules.
    ///   - views: the protocols whose types are views.
    package init(_ rules: [Rule], views: Set<String> = ["View"]) {
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
    package func scan(_ bytes: UnsafePointer<UInt8>, count: Int, applies: [Bool], into facts: inout FileFacts) {
        guard SourceLanguage(facts.path) != .c else {
            var scan = IncludeScan(bytes, count: count)
            scan.run()
            if Bytes.contains(InlineScan.mark, in: bytes, count: count) {
                facts.exceptions = scan.exceptions(
                    InlineScan(
                        bytes: bytes, count: count, hasLoneReturns: Lines.hasLoneReturns(bytes, count: count)))
            }
            return facts.includes = scan.includes
        }
        let hasLoneReturns = buffer.fill(bytes, count: count, index.vocabulary)
        let (tokens, length) = (buffer.tokens, buffer.count)
        facts.isEmpty = length == 0
        var reading = Reading(
            scan: ImportScan(bytes: bytes, tokens: tokens, count: length),
            match: PatternMatch(bytes: bytes, tokens: tokens, count: length),
            views: ViewScan(bytes: bytes, tokens: tokens, count: length, index: index),
            own: OwnNameScan(bytes: bytes, tokens: tokens, count: length),
            places: PlaceScan(bytes: bytes, tokens: tokens, count: length),
            lines: Lines(bytes, count: count, hasLoneReturns: hasLoneReturns), applies: applies)
        var position = 0
        while position < buffer.watchedCount {
            read(Int(buffer.watched[position]), &reading, into: &facts)
            position &+= 1
        }
        if !buffer.comments.isEmpty {
            facts.exceptions =
                InlineScan(bytes: bytes, count: count, hasLoneReturns: hasLoneReturns).exceptions(in: buffer)
        }
        guard !reading.matches.isEmpty else { return }
        keep(reading, Lines(bytes, count: count, hasLoneReturns: hasLoneReturns), in: &facts)
    }

    /// The state while one source is read.
    struct Reading {
        let scan: ImportScan
        let match: PatternMatch
        var views: ViewScan
        var own: OwnNameScan
        var places: PlaceScan
        var lines: Lines
        let applies: [Bool]
        /// Everything that matches: not all of it counts, but that shows only at the end.
        var matches: [Match] = []

        /// A pattern that is there, and the token of its anchor.
        typealias Match = (token: Int, entry: PatternIndex.Entry)
    }

    private func read(_ token: Int, _ reading: inout Reading, into facts: inout FileFacts) {
        let found = reading.scan.tokens[token]
        if found.kind == Byte.colon { return readSelector(token, &reading, into: &facts) }
        if found.word == Keyword.importID { return readImport(token, &reading, into: &facts) }
        if found.word == Keyword.protocol.rawValue { readProtocol(token, &reading, into: &facts) }
        if found.word != 0 { readPlace(token, &reading, into: &facts) }
        if index.places.routeEndings.contains(found.ending) { reading.places.readRoute(at: token) }
        if found.word != 0, index.isView[Int(found.word)] { reading.views.readConformance(at: token, into: &facts) }
        if found.word != 0, index.isSubject[Int(found.word)] { reading.own.read(token, into: &facts) }
        if found.ending == index.viewEnding { readView(token, &reading, into: &facts) }
        if found.word != 0 { readEntries(index.byWord[Int(found.word)], token, &reading) }
        if found.ending != 0 { readEntries(index.byEnding[Int(found.ending)], token, &reading) }
    }

    /// Notes the places that begin with some words.
    private func readPlace(_ token: Int, _ reading: inout Reading, into facts: inout FileFacts) {
        switch reading.scan.tokens[token].word {
        case index.places.preview, index.places.previewProvider: reading.views.readPreview(at: token)
        case index.prefix: readOperator(token, &reading, into: &facts)
        case index.places.body: reading.places.readBody(at: token)
        case index.places.initializer: reading.places.readInitializer(at: token)
        case index.places.observable:
            guard let name = reading.views.observedClass(after: token) else { return }
            facts.models.append(name)
            reading.places.readModel(at: token)
        case index.places.observableObject:
            guard let name = reading.views.conformingClass(at: token) else { return }
            facts.models.append(name)
            reading.places.readModel(at: token)
        case let word where index.places.containers.contains(word): reading.places.readContainer(at: token)
        default: break
        }
    }

    private func readImport(_ token: Int, _ reading: inout Reading, into facts: inout FileFacts) {
        guard let name = reading.scan.module(importedAt: token) else { return }
        let (bytes, tokens) = (reading.scan.bytes, reading.scan.tokens)
        facts.imports.append(
            Import(
                module: tokens[name].name(in: bytes), place: reading.lines.place(of: Int(tokens[name].start)),
                offset: Int(tokens[token].start)))
    }

    private func readOperator(_ token: Int, _ reading: inout Reading, into facts: inout FileFacts) {
        guard facts.slashOperator == nil, reading.match.declaresSlash(prefixedAt: token) else { return }
        facts.slashOperator = reading.lines.place(of: Int(reading.scan.tokens[token].start))
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
}
