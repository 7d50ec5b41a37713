import Navigation

/// Leaving places with a draft: whoever leaves is asked first, however they leave.
extension AppCoordinator {
    /// Goes where someone wants to go, or asks first if a place with a draft would be lost. A locked station goes
    /// nowhere. Where the gates refuse to let them, nothing changes, and nothing is asked.
    ///
    /// - Returns: whether there was anywhere to go.
    @discardableResult func leave(_ intent: LeaveIntent) -> Bool {
        dropWish()
        if presentedAlert != nil, intent == .back || intent == .undo {
            forgetAnswerTyped()
            return dismissAlert()
        }
        if refuses(intent) { return true }
        forgetAnswerTyped()
        if isLocked { return leaveLock(intent) }
        if isOnboarding, let answer = leaveOnboarding(intent) { return answer }
        guard draftsLost(by: intent).isEmpty else {
            present(alert: .discardDraft(intent))
            return true
        }
        return go(intent)
    }

    /// Whether the gates refuse where someone wants to go; says why.
    private func refuses(_ intent: LeaveIntent) -> Bool {
        let route: AppRoute
        switch intent {
        case .back, .signIn, .signOut: return false
        case .undo, .redo: return refusesReplay(intent)
        case .section(let section): route = flow(of: section).topRoute
        case .route(let target), .upTo(let target): route = target
        }
        guard let refusal = gates.decision(for: route).refusal else { return false }
        tell(refusal)
        return true
    }

    /// Whether whoever is here may no longer see where undoing or redoing would lead; says so.
    private func refusesReplay(_ intent: LeaveIntent) -> Bool {
        guard let target = target(of: intent) else { return false }
        let routes = (target.modals.map(\.path) + [target.paths[target.section] ?? []]).joined()
            .compactMap { ($0.route as? any LinkedRoute)?.inApp }
        guard routes.contains(where: { gate.verdict(for: $0) != .allow }) else { return false }
        tell("You may not see that place any more, so you stay where you are.")
        return true
    }

    /// Gives a draft up and goes where someone wanted to go.
    func discardDraft(then intent: LeaveIntent) {
        dismiss()
        _ = go(intent)
    }

    /// What is typed into a question goes with the question, however that is closed without an answer; and that is
    /// said.
    func forgetAnswerTyped() {
        guard let alert = presentation.alert, drafts.remove(.root(of: alert.stack)) != nil else { return }
        tell("“\(alert.value.title)” was closed; what you typed there is gone.")
    }

    /// What is typed into modals goes with them where nobody can be asked; and that is said.
    func forgetTypedInModals() {
        for draft in draftsLost(by: .section(section)) {
            tell("“\(draft.flow.breadcrumb.trail)” was closed; what you typed there is gone.")
        }
    }

    /// Whether anything typed anywhere is not saved.
    var hasDrafts: Bool { !drafts.isEmpty || presentedFlows.contains { $0.coordinator.hasDraft } }

    private func go(_ intent: LeaveIntent) -> Bool {
        switch intent {
        case .back: return goBack()
        case .section(let section): arrive(in: section)
        case .route(let route): arrive(at: route)
        case .upTo(let route): return flow(of: route.section).goBack(to: route)
        case .signIn: presentLogin(returnAction: .resume)
        case .signOut: present(alert: .signOut)
        case .undo: return undo()
        case .redo: return redo()
        }
        return true
    }

    /// Inside the lock one can go back; away from it only by signing in.
    private func leaveLock(_ intent: LeaveIntent) -> Bool {
        if intent == .back { return visibleFlow.pop() }
        tell(GateRefusal.locked.line)
        return true
    }
}
