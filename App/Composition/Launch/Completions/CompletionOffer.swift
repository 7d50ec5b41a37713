import Domain

/// Something that can be typed next.
nonisolated enum CompletionOffer: Hashable, Sendable {
    /// A word, and what it does where it names a command.
    case word(String, meaning: String = "")
    /// The name of a file.
    case file
    /// The name of a folder.
    case folder

    /// The word, if it is one.
    var word: String? {
        if case .word(let word, _) = self { word } else { nil }
    }

    /// Its meaning, where it names a command.
    var meaning: String {
        if case .word(_, let meaning) = self { meaning } else { "" }
    }

    /// The offers for a placeholder of the help, as far as they are known before the clinic is opened.
    static func all(for placeholder: String, links: [String]) -> [CompletionOffer] {
        switch placeholder {
        case "FILE", "FILE…": [.file]
        case "DIR": [.folder]
        case "LINK": links.map { .word($0) }
        case "KIND": NumberedKind.allCases.map { .word($0.rawValue) }
        case "KINDS": NumberedKind.allCases.map { .word($0.plural) }
        case "SHELL": CompletionShell.allCases.map { .word($0.rawValue) }
        default: placeholder.contains("|") ? placeholder.split(separator: "|").map { .word(String($0)) } : []
        }
    }
}

nonisolated extension [CompletionOffer] {
    /// The words among them, with blanks between them.
    var words: String { compactMap(\.word).joined(separator: " ") }
}
