import HeadlessUI

/// Carries out lines that mean the same at every screen: a section's name, a word of the app's, the number or date of a
/// place, and a text to find.
@MainActor struct Reach {
    let scene: any ShellScene

    /// Carries out a line that is no command and names no control.
    ///
    /// - Throws: a failure with the nearest words if the line means nothing; nothing has changed then.
    func carryOut(_ line: String, on screen: Screen) async throws(CommandFailure) -> CommandInterpreter.Reply {
        let line = String(line.trimmingPrefix(CommandWord.mark)).trimmed
        if let section = screen.tabs.first(where: { $0.name.lowercased() == line.lowercased() }) {
            try scene.goToSection(section.name)
            return .screen
        }
        guard mayBeAnswered(line, on: screen) else { throw .unknown(near: []) }
        switch try await scene.answer(to: line) {
        case .done: return .screen
        case .locked: return .cover
        case .places(let found): return try open(found)
        case .unknown: throw .unknown(near: NearWords(to: line, of: scene, on: screen).lines)
        }
    }

    /// Finds a text anywhere. What is found alone is opened.
    func find(_ text: String) async throws(CommandFailure) -> CommandInterpreter.Reply {
        guard scene.findable != nil else { throw CommandFailure("There is nothing to find here.", .usage) }
        guard !text.isEmpty else {
            throw CommandFailure("“find” needs a name, a number or a date: find TEXT.", .usage)
        }
        return try open(await scene.find(text, limit: Self.mostOfOneKind))
    }

    private func open(_ found: FoundPlaces) throws(CommandFailure) -> CommandInterpreter.Reply {
        if let only = found.places.first, found.places.count == 1, found.failure == nil {
            try scene.open(link: only.link)
            return .screen
        }
        if !found.places.isEmpty { return .found(found) }
        throw found.failure
            ?? CommandFailure("Nothing was found. A name is found by the beginnings of its words.", .noInput)
    }

    /// A question is answered by nothing that may be a slip: a number that no answer has is none.
    private func mayBeAnswered(_ line: String, on screen: Screen) -> Bool {
        screen.style != .alert || scene.words.contains { $0.name == line.lowercased() }
    }

    /// The most places of one kind that are listed.
    private static let mostOfOneKind = 5
}

extension CommandFailure {
    /// A line that means nothing, with the lines that it may be a slip for. Does not repeat it: it may be a secret.
    static func unknown(near lines: [String]) -> CommandFailure {
        CommandFailure(
            "This is no command, and nothing on this screen is called that.\(NearWords.question(about: lines)) "
                + "“help” lists the commands.", .usage)
    }
}
