import HeadlessUI
import Navigation
import TextShell

/// The ways back: `back` after a step deeper, `undo` after any other, and a way out of everything.
extension Explorer {
    typealias Change = App.Change

    /// Checks that a step can be undone if nothing was written.
    ///
    /// - Returns: whether the app is back where it was and shows the same.
    func checkBack(
        of walk: Walk<App>, from before: Moment<App>, to after: Moment<App>, by tap: ExploredTap
    ) async -> Bool {
        let changes = Array(walk.changes.dropFirst(before.changes))
        if after.isAt(before), changes.isEmpty, after.screen != before.screen, !tap.reverse.isEmpty {
            return await isUndone(by: tap.reverse, in: walk, before)
        }
        if after.isAt(before) { return changes.isEmpty && after.screen == before.screen }
        guard let wayBack = Self.wayBack(changes, from: before, to: after) else { return false }
        // A place that has to be finished first is left by going back only.
        if wayBack == "undo", walk.coordinator.cover != nil { return false }
        let goal = changes.contains(where: \.isAnswer) ? before.state.withoutAlert : before.state
        let way = walk.way
        do {
            try await type([wayBack], in: walk)
        } catch {
            exploration.note(.back, "“\(error.message)” for \(wayBack)", at: way, after.screenName)
            return false
        }
        let now = Moment(of: walk)
        guard now.state == goal, now.person.user == before.person.user else {
            exploration.note(
                .back, "\(wayBack) leads to \(now.screenName) and not to where one was", at: way, after.screenName)
            return false
        }
        return goal == before.state && now.screen == before.screen
    }

    /// Whether typing the opposite shows the same again.
    private func isUndone(by reverse: [String], in walk: Walk<App>, _ before: Moment<App>) async -> Bool {
        do {
            try await type(reverse, in: walk)
        } catch {
            note(.back, "“\(error.message)” for \(reverse.joined(separator: ", "))", of: walk)
        }
        let now = Moment(of: walk)
        return now.isAt(before) && now.screen == before.screen
    }

    /// How to go back after some changes: nothing leads back from a write, from another person's place, from an answer
    /// that led nowhere, or to a search that another one took the place of.
    private static func wayBack(_ changes: [Change], from before: Moment<App>, to after: Moment<App>) -> String? {
        if changes.contains(where: \.isFinal) { return nil }
        guard case .moved(let old, let new)? = changes.first else {
            return after.state.visibleStack.path.count > before.state.visibleStack.path.count ? "back" : nil
        }
        if changes.count > 1 { return "undo" }
        if changes[0].isAnswer, old.withoutAlert == new { return nil }
        var goneBack = new
        goneBack.goBack()
        return goneBack == old ? "back" : "undo"
    }

    /// Checks that one can leave: back where the screen says so, from the start of a section to another, else by what
    /// there is to do.
    func checkWayOut(of walk: Walk<App>, others: Int) async {
        let before = Moment(of: walk)
        let isSection = before.state.modals.isEmpty && before.state.alert == nil
        let other = isSection ? walk.screen.tabs.first { !$0.isSelected }?.name : nil
        guard let way = walk.screen.canGoBack ? "back" : other.map({ "go \($0)" }) else {
            if others == 0, !isSection { note(.wayOut, "nothing leads away from it", of: walk) }
            return
        }
        do {
            try await type([way], in: walk)
            guard Moment(of: walk).isAt(before) else { return }
            exploration.note(.wayOut, "\(way) leads nowhere", at: walk.way, before.screenName)
        } catch {
            exploration.note(.wayOut, "“\(error.message)” for \(way)", at: walk.way, before.screenName)
        }
    }

    /// Checks that undoing and then redoing everything leads to the same place, if no input, no question and no gate
    /// with a lookup is in the way.
    func checkJournal(of walk: Walk<App>) {
        let coordinator = walk.coordinator
        guard coordinator.state.alert == nil, !coordinator.hasDrafts, coordinator.cover == nil else { return }
        let (goal, screen) = (coordinator.state.withoutSearch, walk.screenName)
        var undone = 0
        while let target = coordinator.target(of: .undo), undoes(walk) {
            if isLedOn(coordinator, from: target) { return }
            undone += 1
        }
        for _ in 0..<undone {
            guard let target = coordinator.target(of: .redo), (try? walk.scene.redo()) != nil else { break }
            if isLedOn(coordinator, from: target) { return }
        }
        if coordinator.state.withoutSearch != goal {
            exploration.note(.journal, "undoing all and redoing all leads elsewhere", at: walk.way, screen)
        }
    }

    /// Undoes a step, if there is one and nothing bars its target.
    private func undoes(_ walk: Walk<App>) -> Bool {
        let steps = walk.coordinator.journal.undoable
        return (try? walk.scene.undo()) != nil && walk.coordinator.journal.undoable != steps
    }

    /// Whether a gate looked something up at a place and led, or is about to lead, somewhere else.
    private func isLedOn(_ coordinator: App.Coordinator, from target: App.State) -> Bool {
        coordinator.isLookedUp(target.visibleRoute)
            && (coordinator.state.withoutSearch != target.withoutSearch || coordinator.pendingRequest != nil)
    }
}

extension NavigationChange {
    /// Whether nothing leads back from it.
    fileprivate var isFinal: Bool {
        switch self {
        case .wrote, .signedIn, .signedOut: true
        case .moved, .acted: false
        }
    }
}
