/// A word of the command language.
struct CommandWord: Sendable {
    /// The word, then its short forms.
    let names: [String]

    /// The argument in the help; empty for none.
    let argument: String

    /// The description in the help.
    let meaning: String

    let make: @Sendable (String) -> Command

    /// Marks the next word as a command, whatever the screen shows.
    static let mark = ":"

    /// The command word that starts a line, in any case, or nil. A word without an argument is no command if text
    /// follows it: an action of the screen may begin with the same word.
    static func matching(_ word: String, _ rest: String) -> CommandWord? {
        guard let place = place(of: word), rest.isEmpty || !all[place].argument.isEmpty else { return nil }
        return all[place]
    }

    /// The first name of the command that a word begins if text may follow it, or nil. Every key asks, so the command
    /// itself is not copied.
    static func nameTakingText(after word: String) -> String? {
        place(of: word).flatMap { all[$0].argument.isEmpty ? nil : all[$0].names[0] }
    }

    private static func place(of word: String) -> Int? {
        let name = word.hasPrefix(mark) ? String(word.dropFirst(mark.count)) : word
        return named[name.lowercased()]
    }

    private static let named = Dictionary(
        uniqueKeysWithValues: all.enumerated().flatMap { place, word in word.names.map { ($0, place) } })

    /// Every word, in the order in which the help lists them.
    static let all = [
        CommandWord(names: ["press"], argument: "NAME", meaning: "take an action, by number or name") { .press($0) },
        CommandWord(
            names: ["set"], argument: "FIELD VALUE", meaning: "fill in a field; without a value, asks for it"
        ) {
            .set($0)
        },
        CommandWord(names: ["fill", "f"], argument: "", meaning: "fill in field after field, and save") { _ in .fill },
        CommandWord(
            names: ["search"], argument: "TEXT", meaning: "search this list; without a text, show all of it"
        ) {
            .search($0)
        },
        CommandWord(names: ["find"], argument: "TEXT", meaning: "find something anywhere") { .find($0) },
        CommandWord(names: ["more", "m"], argument: "", meaning: "the next page of a list") { _ in .press("more") },
        CommandWord(names: ["again", "show"], argument: "", meaning: "all of the screen once more") { _ in .show },
        CommandWord(names: ["back", "b"], argument: "", meaning: "one step back") { _ in .back },
        CommandWord(names: ["home"], argument: "", meaning: "to the start") { _ in .home },
        CommandWord(names: ["go"], argument: "SECTION", meaning: "to a section, as you left it") { .go($0) },
        CommandWord(names: ["open"], argument: "LINK", meaning: "to a link") { .open($0) },
        CommandWord(
            names: ["undo", "u"], argument: "", meaning: "back to where you were before the last step"
        ) { _ in
            .undo
        },
        CommandWord(names: ["redo"], argument: "", meaning: "the step again that was undone") { _ in .redo },
        CommandWord(names: ["history"], argument: "", meaning: "what you did, step by step") { _ in .history },
        CommandWord(names: ["transcript"], argument: "", meaning: "the same, as lines to type in again") { _ in
            .transcript
        },
        CommandWord(names: ["routes"], argument: "", meaning: "the links that there are") { _ in .routes },
        CommandWord(names: ["help", "?"], argument: "WORD", meaning: "this list; or what one word of it does") {
            .help($0)
        },
        CommandWord(names: ["quit", "q", "exit"], argument: "", meaning: "leave; your place is kept") { _ in .quit },
    ]
}
