/// Exceptions that stand in sources.
extension Check {
    /// The exceptions in comments, and what is wrong with some.
    package func inlineExceptions(_ facts: [FileFacts]) -> (exceptions: [Exemption], problems: [Finding]) {
        var (exceptions, problems) = ([Exemption](), [Finding]())
        for file in facts {
            for found in file.exceptions {
                if let problem = problem(with: found.words, in: file.path) {
                    problems.append(problem)
                } else {
                    exceptions.append(Exemption(found, in: file.path))
                }
            }
        }
        return (exceptions, problems)
    }

    private func problem(with words: [Layer.Word], in path: String) -> Finding? {
        let form = "Write `// \(InlineScan.allow) RULE REASON`."
        if words[0].text != InlineScan.allow, words[0].text != InlineScan.allowInAudit {
            return problem(words[0], path, "`\(words[0].text)` says nothing that is understood", fix: form)
        }
        guard words.count > 1 else { return problem(words[0], path, "the exception names no rule", fix: form) }
        guard rules.contains(where: { $0.id == words[1].text }) else {
            let question = Spelling.question(about: words[1].text, among: rules.map(\.id))
            return problem(
                words[1], path, "no rule is named `\(words[1].text)`",
                fix: question ?? "`layering explain` lists the rules.")
        }
        return words.count > 2 ? nil : problem(words[1], path, "the exception does not say why", fix: form)
    }

    private func problem(_ word: Layer.Word, _ path: String, _ what: String, fix: String) -> Finding {
        Finding(rule: Finding.configuration, path: path, place: word.place, name: word.text, what: what, fix: fix)
    }
}

extension InlineScan {
    /// The word that lets a finding pass.
    package static let allow = "\(mark)allow"

    /// The word that lets a finding pass that only the audit has.
    static let allowInAudit = "\(mark)allow-audit"
}

extension Exemption {
    /// The exception of a comment that is as it should be.
    fileprivate init(_ found: InlineException, in path: String) {
        let words = found.words
        self.init(
            rule: words[1].text, path: path, line: found.line,
            reason: words.dropFirst(2).map(\.text).joined(separator: " "),
            isForAudit: words[0].text == InlineScan.allowInAudit, place: words[0].place)
    }
}
