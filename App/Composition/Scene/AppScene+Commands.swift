import Navigation
import TextShell

/// The shell's ways to move, in terms of the coordinators.
extension AppScene {
    var links: [String] { AppRoute.listedLinks.shownPatterns }

    func begin(_ step: String, canBeRepeated: Bool) {
        coordinator.journal.begin(.command(step), canBeRepeated: canBeRepeated)
    }

    var history: [String] { coordinator.history }
    var transcript: [String] { coordinator.transcript }

    func undo() throws(CommandFailure) {
        guard !coordinator.go(.undo) else { return }
        throw CommandFailure("There is nothing to undo.", .usage)
    }

    func redo() throws(CommandFailure) {
        guard !coordinator.go(.redo) else { return }
        throw CommandFailure("There is nothing to redo.", .usage)
    }

    func goBack() throws(CommandFailure) {
        guard !coordinator.go(.back) else { return }
        throw CommandFailure("There is nothing to go back to: this is where the section starts.", .usage)
    }

    func goHome() throws(CommandFailure) {
        coordinator.go(.route(.home(.start)))
    }

    func goToSection(_ name: String) throws(CommandFailure) {
        guard let section = AppSection.allCases.first(where: { $0.title.lowercased() == name.lowercased() }) else {
            let names = AppSection.allCases.map(\.title).joined(separator: ", ")
            throw CommandFailure("The sections are: \(names).", .usage)
        }
        begin("go \(name)", canBeRepeated: false)
        coordinator.go(.section(section))
    }

    func open(link: String) throws(CommandFailure) {
        do {
            begin("open \(try AppRoute.route(link).withoutSearch.link ?? "")", canBeRepeated: false)
            try coordinator.handle(url: link)
        } catch {
            throw CommandFailure(error)
        }
    }

    /// The route of a link.
    static func route(_ link: String) throws(CommandFailure) -> AppRoute {
        do {
            return try AppRoute.route(link)
        } catch {
            throw CommandFailure(error)
        }
    }
}

extension CommandFailure {
    /// A link that leads nowhere, as the end of a command.
    init(_ refused: RefusedLink) {
        self.init(refused.message, .dataError)
    }
}
