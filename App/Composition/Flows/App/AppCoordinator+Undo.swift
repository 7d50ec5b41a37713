import Navigation

/// Undoing and redoing: they lead back to places, and change nothing that was saved.
extension AppCoordinator {
    /// Where undoing or redoing would lead, or nil where there is nothing to undo or redo, or for any other wish.
    func target(of intent: LeaveIntent) -> NavigationState? {
        changes(of: intent).map { changes in
            var target = state
            target.alert = nil
            for change in changes { target.apply(change) }
            return target
        }
    }

    /// How many of the modals on show undoing or redoing leaves alone on its way: those above go, also where others
    /// like them come.
    func modalsKept(by intent: LeaveIntent) -> Int {
        var (target, kept) = (state, state.modals.count)
        for change in changes(of: intent) ?? [] {
            target.apply(change)
            kept = min(kept, target.modals.count)
        }
        return kept
    }

    /// Takes the last step back, and names what that does not take back.
    ///
    /// - Returns: whether there was one.
    func undo() -> Bool {
        guard let changes = changes(of: .undo) else { return false }
        let writes = journal.beginUndo().map { "“\($0.text)”" }
        for change in changes { carryOut(change) }
        if !writes.isEmpty {
            tell(
                "Undo leads back to where you were, and no further: what \(writes.joined(separator: ", ")) saved stays."
            )
        }
        admitPlaceOnShow()
        return true
    }

    /// Does again what was undone last.
    ///
    /// - Returns: whether there was anything.
    func redo() -> Bool {
        guard let changes = changes(of: .redo) else { return false }
        journal.beginRedo()
        dismissAlert()
        for change in changes { carryOut(change) }
        admitPlaceOnShow()
        return true
    }

    private func changes(of intent: LeaveIntent) -> [NavigationChange]? {
        switch intent {
        case .undo: journal.undoing
        case .redo: journal.redoing
        case .back, .section, .route, .upTo, .signIn, .signOut: nil
        }
    }

    /// Makes a change of the journal happen.
    private func carryOut(_ change: NavigationChange) {
        switch change {
        case .pushed(let place, let key): flow(at: key)?.push(visited: place)
        case .popped(let place, let key): flow(at: key)?.popVisited(place)
        case .moved(_, let path, let key): flow(at: key)?.become(visited: path)
        case .selected(let section, _): select(section)
        case .presented(let modal, let path):
            present(modal)
            visibleModal?.coordinator.become(visited: path)
        case .dismissed(let modal, _): if presentation.top?.value.withoutSearch.atRoot == modal { dismiss() }
        case .asked, .answered, .signedIn, .signedOut, .wrote, .acted: break
        }
    }

    private func flow(at key: FlowKey) -> (any FlowCoordinator)? {
        switch key {
        case .section(let section): flow(of: section)
        case .modal(let level): presentedFlows.indices.contains(level) ? presentedFlows[level].coordinator : nil
        }
    }
}
