/// The patterns of some rules, found again by the word or ending of their anchor.
final class PatternIndex {
    /// A pattern and the number of the rule that it belongs to.
    struct Entry {
        let pattern: Pattern
        let rule: Int
    }

    let vocabulary = Vocabulary()
    /// By word, whether it is a protocol that tells types that are views.
    private(set) var isView: [Bool]
    /// The words that make a view's declaration visible in other modules.
    let sharingWords: Set<UInt16>
    /// The ending of views' names.
    let viewEnding: UInt8
    private(set) var byWord: [[Entry]]
    private(set) var byEnding: [[Entry]] = Array(repeating: [], count: 256)

    init(_ rules: [Rule], views: Set<String> = ["View"]) {
        viewEnding = vocabulary.id(ofEnding: "View")
        sharingWords = [vocabulary.id(ofWord: "public"), vocabulary.id(ofWord: "package")]
        let vocabulary = vocabulary
        let entries = rules.enumerated().flatMap { number, rule in
            rule.patterns.map { Entry(pattern: Pattern($0, watchedBy: vocabulary), rule: number) }
        }
        byWord = Array(repeating: [], count: Vocabulary.room)
        isView = Array(repeating: false, count: Vocabulary.room)
        for word in views.map({ vocabulary.id(ofWord: $0) }) {
            isView[Int(word)] = true
            vocabulary.watch(word)
        }
        vocabulary.watch(Keyword.protocol.rawValue)
        for entry in entries {
            switch entry.pattern.elements[entry.pattern.anchor] {
            case .word(let id, _):
                byWord[Int(id)].append(entry)
                vocabulary.watch(id)
            case .ending(let id, _): byEnding[Int(id)].append(entry)
            case .anyOf, .beginning, .punctuation, .literal, .free, .used, .not, .gap, .rest:
                assertionFailure("nothing of \(entry.pattern.text) can be looked for before its first gap")
            }
        }
    }
}
