import HeadlessUI

/// Commands in documents.
extension Command {
    /// The words of the command for a document: those that it was recorded with, else no more than is surely no secret
    /// and was not searched for.
    ///
    /// - Parameters:
    ///   - recorded: the words that were recorded for the history, or nil.
    ///   - isDone: whether it was carried out: what was refused may be anything, typed at the wrong prompt.
    /// - Returns: the words, or nil where none are sure.
    func words(recorded: String?, isDone: Bool) -> String? {
        if let recorded { return recorded }
        return switch self {
        case .show: ""
        case .press, .bare: nil
        case .set: "set"
        case .search: "search"
        case .find: "find"
        case .fill: "fill"
        case .back: "back"
        case .home: "home"
        case .go(let section): isDone ? "go \(section)" : "go"
        case .open(let link): isDone ? "open \(link.prefix { $0 != "?" })" : "open"
        case .undo: "undo"
        case .redo: "redo"
        case .history: "history"
        case .transcript: "transcript"
        case .routes: "routes"
        case .help: "help"
        case .quit, .interrupt: "quit"
        case .remark: nil
        }
    }

    /// The answer to a command that asks for one, as data; nil where it is not data of its own.
    @MainActor func answer(in scene: any ShellScene, on screen: Screen) -> JSON.Member? {
        switch self {
        case .help(""): HelpPage(of: scene, on: screen).member
        case .history: JSON.Member("history", .list(scene.steps.map(\.json)))
        case .transcript: JSON.Member("transcript", .texts(scene.transcript))
        case .routes: JSON.Member("routes", .texts(scene.links))
        default: nil
        }
    }
}

extension HelpPage {
    /// The page as the answer in a document.
    var member: JSON.Member {
        JSON.Member("help", .object(["here": .list(here.map(\.json)), "everywhere": .list(everywhere.map(\.json))]))
    }
}

extension FoundPlaces {
    /// The places as the answer in a document.
    var member: JSON.Member {
        JSON.Member(
            "found",
            .object([
                "places": .list(places.map(\.json)), "related": .list(related.map(\.json)), "hasMore": .bool(hasMore),
                "failure": .text(failure?.message),
            ]))
    }
}

extension FoundPlace {
    fileprivate var json: JSON {
        .object([
            "kind": .text(kind), "title": .text(title), "detail": .text(detail), "link": .text(link),
            "line": .text(line),
        ])
    }
}

extension HelpPage.Row {
    fileprivate var json: JSON {
        .object(["form": .text(form), "names": .texts(names), "meaning": .text(meaning)])
    }
}

extension HistoryStep {
    fileprivate var json: JSON {
        .object(["command": .text(command), "breadcrumb": .texts(place), "link": .text(link)])
    }
}
