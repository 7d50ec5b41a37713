import DesignSystem
import Navigation
import TextShell

@testable import App

/// The ways back: `back` after a step deeper, `undo` after any other, and a way out of everything.
extension Explorer {
    /// Checks that what was done can be undone, where nothing was written.
    ///
    /// - Returns: whether the app is back at where it was, and shows the same.
    func checkBack(of app: ExploredApp, from before: Moment, to after: Moment, by tap: Tap) async -> Bool {
        let changes = Array(app.coordinator.journal.changes.dropFirst(before.changes))
        if after.position == before.position, changes.isEmpty, after.screen != before.screen, !tap.reverse.isEmpty {
            return await isUndone(by: tap.reverse, in: app, before)
        }
        if after.position == before.position { return changes.isEmpty && after.screen == before.screen }
        guard let wayBack = Self.wayBack(changes, from: before, to: after) else { return false }
        // What has to be finished first is left by going back only.
        if wayBack == "undo", app.coordinator.cover != nil { return false }
        var goal = before.position
        if changes.contains(where: \.isAnswer) { goal.state.dismissAlert() }
        let way = app.way
        do {
            try await app.type([wayBack])
        } catch {
            exploration.note(.back, "“\(error.message)” for \(wayBack)", at: way, after.screenName)
            return false
        }
        guard app.coordinator.position == goal else {
            exploration.note(
                .back, "\(wayBack) leads to \(app.screenName) and not to where one was", at: way, after.screenName)
            return false
        }
        return goal == before.position && app.screen == before.screen
    }

    /// Whether typing the opposite shows the same again.
    private func isUndone(by reverse: [String], in app: ExploredApp, _ before: Moment) async -> Bool {
        do {
            try await app.type(reverse)
        } catch {
            note(.back, "“\(error.message)” for \(reverse.joined(separator: ", "))", of: app)
        }
        return app.coordinator.position == before.position && app.screen == before.screen
    }

    /// How to go back after some changes: nothing leads back from a write, from another person's place, from an answer
    /// that led nowhere, or to a search that another one took the place of.
    private static func wayBack(_ changes: [AppJournal.Change], from before: Moment, to after: Moment) -> String? {
        if changes.contains(where: \.isFinal) { return nil }
        guard case .moved(let old, let new)? = changes.first else {
            return after.position.state.visibleStack.path.count > before.position.state.visibleStack.path.count
                ? "back" : nil
        }
        if changes.count > 1 { return "undo" }
        if changes[0].isAnswer, old.withoutAlert == new { return nil }
        return new.goneBack == old ? "back" : "undo"
    }

    /// Checks that one can leave: back where the screen says so, from the start of a section to another, else by what
    /// there is to do.
    func checkWayOut(of app: ExploredApp, others: Int) async {
        let before = Moment(of: app)
        let isSection = app.coordinator.state.modals.isEmpty && app.coordinator.presentedAlert == nil
        let other = app.screen.tabs.first { !$0.isSelected }?.name ?? ""
        guard app.screen.canGoBack || isSection else {
            if others == 0 { note(.wayOut, "nothing leads away from it", of: app) }
            return
        }
        let way = app.screen.canGoBack ? "back" : "go \(other)"
        do {
            try await app.type([way])
            guard Moment(of: app).position == before.position else { return }
            exploration.note(.wayOut, "\(way) leads nowhere", at: app.way, before.screenName)
        } catch {
            exploration.note(.wayOut, "“\(error.message)” for \(way)", at: app.way, before.screenName)
        }
    }

    /// Checks that undoing as long as possible, then redoing as long as possible, leads to the same place, where
    /// nothing typed and no question is in the way, and no gate that looks something up leads on from a place on the
    /// way.
    func checkJournal(of app: ExploredApp) {
        let coordinator = app.coordinator
        guard coordinator.presentedAlert == nil, !coordinator.hasDrafts, coordinator.cover == nil else { return }
        let goal = coordinator.state.withoutSearch
        var undone = 0
        while let target = coordinator.target(of: .undo), undoes(app) {
            if coordinator.isLedOn(from: target) { return }
            undone += 1
        }
        for _ in 0..<undone {
            guard let target = coordinator.target(of: .redo), coordinator.go(.redo) else { break }
            if coordinator.isLedOn(from: target) { return }
        }
        if coordinator.state.withoutSearch != goal {
            note(.journal, "undoing all and redoing all leads elsewhere", of: app)
        }
    }

    /// Undoes a step, where there is one and nothing keeps whoever is there from where it would lead.
    private func undoes(_ app: ExploredApp) -> Bool {
        let steps = app.coordinator.journal.undoable
        return (try? app.scene.undo()) != nil && app.coordinator.journal.undoable != steps
    }
}

extension AppCoordinator {
    /// Whether a gate looked something up at a place and led, or is about to lead, somewhere else.
    fileprivate func isLedOn(from target: AppState) -> Bool {
        target.visibleRoute.isLookedUp && (state.withoutSearch != target.withoutSearch || pendingRequest != nil)
    }
}

nonisolated extension AppJournal.Change {
    /// Whether nothing leads back from it.
    fileprivate var isFinal: Bool {
        switch self {
        case .wrote, .signedIn, .signedOut: true
        case .moved, .acted: false
        }
    }
}
