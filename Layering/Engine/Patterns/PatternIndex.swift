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
    /// The macro and the protocol that make previews.
    let previewWord: UInt16
    let previewProvider: UInt16
    /// The word that begins a view's body, and that of a class that is observed.
    let (bodyWord, observableWord): (UInt16, UInt16)
    let (initWord, observableObjectWord): (UInt16, UInt16)
    /// The words of what is built lazily, and the endings of the names of routes.
    let (containerWords, routeEndings): (Set<UInt16>, Set<UInt8>)
    /// By word, whether a package may declare something of its own under it.
    private(set) var isSubject: [Bool]
    private(set) var byWord: [[Entry]]
    private(set) var byEnding: [[Entry]] = Array(repeating: [], count: 256)

    init(_ rules: [Rule], views: Set<String> = ["View"]) {
        viewEnding = vocabulary.id(ofEnding: "View")
        (previewWord, previewProvider) = (vocabulary.id(ofWord: "Preview"), vocabulary.id(ofWord: "PreviewProvider"))
        (bodyWord, observableWord) = (vocabulary.id(ofWord: "body"), vocabulary.id(ofWord: "Observable"))
        (initWord, observableObjectWord) = (vocabulary.id(ofWord: "init"), vocabulary.id(ofWord: "ObservableObject"))
        containerWords = Set(
            ["List", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "ForEach"].map(vocabulary.id(ofWord:)))
        routeEndings = Set(["Route", "Destination"].map(vocabulary.id(ofEnding:)))
        sharingWords = [vocabulary.id(ofWord: "public"), vocabulary.id(ofWord: "package")]
        let vocabulary = vocabulary
        let entries = rules.enumerated().flatMap { number, rule in
            rule.patterns.map { text in
                let isOfPackage = rule.names?.isOfPackage == true
                return Entry(
                    pattern: Pattern(text, watchedBy: vocabulary, isOfPackage: isOfPackage), rule: number)
            }
        }
        byWord = Array(repeating: [], count: Vocabulary.room)
        isView = Array(repeating: false, count: Vocabulary.room)
        isSubject = isView
        for word in views.map({ vocabulary.id(ofWord: $0) }) {
            isView[Int(word)] = true
            vocabulary.watch(word)
        }
        for word in [
            Keyword.protocol.rawValue, previewWord, previewProvider, bodyWord, observableWord, initWord,
            observableObjectWord,
        ]
            + containerWords
        {
            vocabulary.watch(word)
        }
        for entry in entries {
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
    }

    private func watchSubject(of pattern: Pattern) {
        guard let word = pattern.subject.map({ pattern.elements[$0].word }) else { return }
        isSubject[Int(word)] = true
        vocabulary.watch(word)
    }
}
