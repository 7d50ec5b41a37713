import Navigation

/// Leaving places with a draft: whoever leaves is asked first, however they leave.
extension AppCoordinator {
    /// Goes where someone wants to go, or asks first if a place with a draft would be lost. A locked station goes nowhere.
    ///
    /// - Returns: whether there was anywhere to go.
    @discardableResult func leave(_ intent: LeaveIntent) -> Bool {
        if presentedAlert != nil, intent == .back { return dismiss() }
        if isLocked { return leaveLock(intent) }
        if isOnboarding, let answer = leaveOnboarding(intent) { return answer }
        guard drafts.isDisjoint(with: places(lostBy: intent)), !losesSharedDraft(intent) else {
            present(alert: .discardDraft(intent))
            return true
        }
        return go(intent)
    }

    /// Gives a draft up and goes where someone wanted to go.
    func discardDraft(then intent: LeaveIntent) {
        dismiss()
        _ = go(intent)
    }

    /// The places that going somewhere would take away.
    private func places(lostBy intent: LeaveIntent) -> Set<PlaceID> {
        let modals = presentedFlows.flatMap(\.coordinator.places)
        return switch intent {
        case .back: [visibleFlow.top]
        case .section: Set(modals)
        case .route(let route): Set(modals + flow(of: route.section).places)
        case .signOut: Set(modals + startedFlows.flatMap { $0.places })
        }
    }

    /// Whether a modal would be left whose places share a draft; one step back inside of it leaves it not.
    private func losesSharedDraft(_ intent: LeaveIntent) -> Bool {
        if intent == .back { return visibleFlow.places.count == 1 && visibleFlow.hasDraft }
        return presentedFlows.contains { $0.coordinator.hasDraft }
    }

    /// Whether anything typed anywhere is not saved.
    var hasDrafts: Bool { !drafts.isEmpty || presentedFlows.contains { $0.coordinator.hasDraft } }

    private func go(_ intent: LeaveIntent) -> Bool {
        switch intent {
        case .back: return goBack()
        case .section(let section): arrive(in: section)
        case .route(let route): arrive(at: route)
        case .signOut: present(alert: .signOut)
        }
        return true
    }

    /// Inside the lock one can go back; away from it only by signing in.
    private func leaveLock(_ intent: LeaveIntent) -> Bool {
        if intent == .back { return visibleFlow.pop() }
        tell("The station is locked: unlock it, or sign in as someone else.")
        return true
    }
}
