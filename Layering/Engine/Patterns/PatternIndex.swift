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
    /// The ending of views' names.
    let viewEnding: UInt8
    /// The word `prefix`.
    let prefix: UInt16
    let places: PlaceWords
    /// By word, whether a package may declare something of its own under it.
    private(set) var isSubject: [Bool]
    private(set) var byWord: [[Entry]]
    private(set) var byEnding: [[Entry]] = Array(repeating: [], count: 256)

    init(_ rules: [Rule], views: Set<String> = ["View"]) {
        viewEnding = vocabulary.id(ofEnding: "View")
        prefix = vocabulary.id(ofWord: "prefix")
        places = PlaceWords(watchedBy: vocabulary)
        byWord = Array(repeating: [], count: Vocabulary.room)
        isView = Array(repeating: false, count: Vocabulary.room)
        isSubject = isView
        let entries = rules.enumerated().flatMap { self.entries(of: $1, number: $0) }
        for word in views.map({ vocabulary.id(ofWord: $0) }) {
            isView[Int(word)] = true
            vocabulary.watch(word)
        }
        for word in [Keyword.protocol.rawValue, prefix] { vocabulary.watch(word) }
        for entry in entries { add(entry) }
    }

    private func entries(of rule: Rule, number: Int) -> [Entry] {
        let isOfPackage = rule.names?.isOfPackage == true
        return (rule.patterns + (rule.names?.ownCases ?? [])).map { text in
            Entry(pattern: Pattern(text, watchedBy: vocabulary, isOfPackage: isOfPackage), rule: number)
        }
    }

    private func add(_ entry: Entry) {
        watchSubject(of: entry.pattern)
        switch entry.pattern.elements[entry.pattern.anchor] {
        case .word(let id, _):
            byWord[Int(id)].append(entry)
            vocabulary.watch(id)
        case .ending(let id, _): byEnding[Int(id)].append(entry)
        default:
            assertionFailure("nothing of \(entry.pattern.text) can be looked for before its first gap")
        }
    }

    private func watchSubject(of pattern: Pattern) {
        guard let word = pattern.subject.map({ pattern.elements[$0].word }) else { return }
        isSubject[Int(word)] = true
        vocabulary.watch(word)
    }
}
