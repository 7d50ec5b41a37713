/// The matches that are findings.
extension FileScan {
    /// Keeps the matches that count where they are, in the order of the source.
    func keep(_ reading: Reading, _ lines: Lines, in facts: inout FileFacts) {
        var lines = lines
        let counted = enough(reading.matches.filter { counts($0.token, $0.entry, reading, &facts) }, reading)
            .map { (token: reading.match.focus(of: $0.entry.pattern, at: $0.token), found: $0) }
        for (token, found) in counted.sorted(by: { $0.token < $1.token }) {
            let place = lines.place(of: Int(reading.scan.tokens[token].start))
            if facts.hits.suffix(4).contains(where: { $0.place == place && $0.rule == found.entry.rule }) { continue }
            facts.hits.append(
                Hit(
                    rule: found.entry.rule, name: reading.scan.tokens[token].name(in: reading.scan.bytes),
                    text: reading.match.text(of: found.entry.pattern, at: found.token),
                    type: type(found, reading), place: place))
        }
    }

    /// The matches without those that an object may have one of; of more it keeps the last.
    private func enough(_ matches: [Reading.Match], _ reading: Reading) -> [Reading.Match] {
        let counting = matches.filter { (names[$0.entry.rule]?.fewest ?? 1) > 1 }
        guard !counting.isEmpty else { return matches }
        let groups = Dictionary(grouping: counting) {
            [$0.entry.rule, reading.own.surroundings(of: $0.token)?.lowerBound ?? 0]
        }
        let kept = groups.values.filter { $0.count >= names[$0[0].entry.rule]?.fewest ?? 1 }.compactMap {
            $0.max { $0.token < $1.token }
        }
        return matches.filter { (names[$0.entry.rule]?.fewest ?? 1) == 1 } + kept
    }

    private func type(_ found: Reading.Match, _ reading: Reading) -> String? {
        let rule = names[found.entry.rule]
        if rule?.ownCases.contains(found.entry.pattern.text) == true {
            return reading.own.surroundings(of: found.token).flatMap { reading.own.typeName(openedAt: $0.lowerBound) }
        }
        return rule?.isOfModels == true
            ? reading.scan.tokens[found.token].name(in: reading.scan.bytes)
            : reading.match.type(of: found.entry.pattern, at: found.token)
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
        if names[entry.rule]?.freeInSwiftUI.contains(entry.pattern.text) == true, facts.importsSwiftUI {
            return !isIn(.view, token, reading, &facts)
        }
        return names[entry.rule]?.within.map { isIn($0, token, reading, &facts) } ?? true
    }

    private func isIn(_ place: CodePlace, _ token: Int, _ reading: Reading, _ facts: inout FileFacts) -> Bool {
        switch place {
        case .route, .lazyContainer: return reading.places.contains(token, in: place)
        case .modelMember: return isMember(token, of: reading.places.modelBraces, reading)
        case .view, .viewMember, .plainStorage, .body, .viewInitializer: break
        }
        guard reading.views.ranges.contains(token) else {
            facts.dependsOnViews = true
            return false
        }
        switch place {
        case .viewMember: return isMember(token, of: reading.views.braces, reading)
        case .plainStorage: return isMember(token, of: reading.views.braces, reading) && reading.places.isPlain(token)
        case .body: return reading.places.contains(token, in: place)
        case .viewInitializer: return reading.places.contains(token, in: place) && !isInNestedType(token, reading)
        case .view, .route, .lazyContainer, .modelMember: return true
        }
    }

    /// Whether the next type around it is no view, but inside of one.
    private func isInNestedType(_ token: Int, _ reading: Reading) -> Bool {
        var inner = token
        while let braces = reading.own.surroundings(of: inner), braces.lowerBound > 0 {
            if reading.views.braces.contains(braces.lowerBound) { return false }
            if reading.own.typeName(openedAt: braces.lowerBound) != nil {
                return reading.views.ranges.contains(braces.lowerBound - 1)
            }
            inner = braces.lowerBound
        }
        return false
    }

    private func isMember(_ token: Int, of braces: Set<Int>, _ reading: Reading) -> Bool {
        reading.own.surroundings(of: token).map { braces.contains($0.lowerBound) } ?? false
    }
}
