import Navigation

/// Leaving places with a draft: whoever leaves is asked first, however they leave.
extension AppCoordinator {
    /// The places that going somewhere would take away.
    func places(lostBy intent: LeaveIntent) -> Set<PlaceID> {
        let modals = presentedFlows.flatMap(\.coordinator.places)
        return switch intent {
        case .back: [visibleFlow.top]
        case .section: Set(modals)
        case .route(let route): Set(modals + flow(of: route.section).places)
        }
    }

    /// Goes where someone wanted to go, or asks first if a place with a draft would be lost.
    ///
    /// - Returns: whether there was anywhere to go.
    func leave(_ intent: LeaveIntent, drafts: Set<PlaceID>) -> Bool {
        if presentedAlert != nil, intent == .back { return dismiss() }
        guard drafts.isDisjoint(with: places(lostBy: intent)) else {
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

    private func go(_ intent: LeaveIntent) -> Bool {
        switch intent {
        case .back: return goBack()
        case .section(let section): show(section)
        case .route(let route): navigate(to: route)
        }
        return true
    }
}
