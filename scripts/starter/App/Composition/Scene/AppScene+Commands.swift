// headless
import DesignSystem
import Foundation
import Navigation
import TextShell

/// The shell's ways to move, in terms of the coordinator.
extension AppScene {
    var links: [String] { AppRoute.links.shownPatterns }
    func drainNotices() -> [String] { app.drainNotices() }
    func goHome() { app.go(.section(.giftCards)) }

    func begin(_ step: String, canBeRepeated: Bool) {
        app.journal.begin(.command(step), canBeRepeated: canBeRepeated)
    }

    func undo() throws(CommandFailure) { try go(.undo, or: "There is nothing to undo.") }
    func redo() throws(CommandFailure) { try go(.redo, or: "There is nothing to redo.") }
    func goBack() throws(CommandFailure) { try go(.back, or: "There is nothing to go back to.") }

    func goToSection(_ name: String) throws(CommandFailure) {
        let section = AppSection.allCases.first { $0.root.title.lowercased() == name.lowercased() }
        guard let section else { throw CommandFailure("There is no section “\(name)”.", .usage) }
        app.go(.section(section))
    }

    func open(link: String) throws(CommandFailure) {
        do throws(RefusedLink) {
            try app.handle(url: link)
        } catch {
            let part = error.part.isEmpty ? error.link : error.part
            throw CommandFailure("This link leads nowhere: “\(part)” is not understood. “links” lists all.", .dataError)
        }
    }

    var unsaved: [String] { app.allDrafts.compactMap { $0.trail.last?.title } }

    func mayQuit(again: Bool) -> Bool {
        guard app.hasDrafts, !again else { return true }
        app.notify("Something you typed is not saved yet. Type “quit” again to leave.")
        return false
    }

    private func go(_ request: AppRequest, or refusal: String) throws(CommandFailure) {
        guard app.go(request) else { throw CommandFailure(refusal, .usage) }
    }
}

nonisolated extension ScenePlace {
    /// A place of the app: the number of its stack, and its number on that.
    init(_ place: PlaceID) {
        self.init(place.stack.number << 32 | place.number)
    }
}
