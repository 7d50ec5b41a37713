/// Completes command lines, from the tables that the help is made from.
nonisolated struct Completions: Sendable {
    /// The candidates after some words that are not options.
    struct Step: Hashable, Sendable {
        /// The words, as a pattern that all shells understand.
        let said: String
        var offers: [CompletionOffer]
    }

    /// The links, each cut before its first parameter.
    let links: [String]

    /// Completions with some links, parts of which may stand in braces.
    init(links: [String]) {
        self.links = links.reduce(into: []) { known, link in
            var start = String(link.prefix { !"{[".contains($0) })
            // A query that may be left out begins with its question mark.
            if start.count < link.count, link.dropFirst(start.count).hasPrefix("["), start.hasSuffix("?") {
                start.removeLast()
            }
            if !known.contains(start) { known.append(start) }
        }
    }

    /// The offers besides options, by what they follow.
    var steps: [Step] {
        CommandEntry.all.reduce(into: []) { steps, command in
            let parts = command.parts
            for (index, part) in parts.enumerated() {
                let said = parts[..<index].joined(separator: " ") + (part.hasSuffix("…") ? "*" : "")
                guard CommandEntry.isWord(part) else {
                    Self.add(CompletionOffer.all(for: part, links: links), after: said, to: &steps)
                    continue
                }
                let isLast = !parts[(index + 1)...].contains(where: CommandEntry.isWord)
                Self.add([.word(part, meaning: isLast ? command.meaning : "")], after: said, to: &steps)
            }
        }
    }

    /// The script that a shell reads.
    func script(for shell: CompletionShell) -> String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    /// A text as one word of a script, in zsh and in fish.
    static func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }

    private static func add(_ offers: [CompletionOffer], after said: String, to steps: inout [Step]) {
        guard let index = steps.firstIndex(where: { $0.said == said }) else {
            return steps.append(Step(said: said, offers: offers))
        }
        let known = steps[index].offers
        steps[index].offers += offers.filter { offer in !known.contains { $0.word == offer.word } }
    }
}
