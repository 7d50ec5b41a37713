import Domain
import Navigation

/// What is typed and not saved, by name.
extension AppCoordinator {
    func hasSharedDraft(on stack: StackID) -> Bool { flow(on: stack)?.hasDraft ?? false }

    /// The names of the drafts that a request would lose, from their sections on; none where the only one is on show.
    func namesOfDrafts(lostBy request: AppRequest) -> [String] {
        let lost = drafts(lostBy: request)
        return lost.map(\.place) == [state.visibleStack.top.id] ? [] : lost.map(\.name)
    }

    /// The names of the places where something is typed and not saved, from their sections on.
    var namesOfDrafts: [String] {
        let question = state.alert.flatMap { drafts.contains($0.place) ? $0.value.title : nil }
        return [question].compactMap { $0 } + allDrafts.map(\.name)
    }
}

extension Draft<AppRoute> {
    /// The names of the places from the root to the draft.
    fileprivate var name: String { trail.map { $0.title }.trail }
}

extension AppCoordinator: ErrorRouting {
    func present(_ error: AppError) -> ErrorPresentation {
        guard error == .signInRequired else { return .inline }
        if state.isLocked { return .signIn }
        forgetTypedInModals()
        let goal: AppReturnAction? = if case .onboarding(let action)? = presentedModal { action } else { nil }
        // Closing the sheet does not skip the first steps: the session is over, and its places are gone.
        if goal != nil { sessions.end() }
        change(as: .replaced) { [section] in
            if goal != nil { $0.startAnew() }
            $0.askToSignIn(then: goal ?? .section(section))
            return true
        }
        return .signIn
    }
}
