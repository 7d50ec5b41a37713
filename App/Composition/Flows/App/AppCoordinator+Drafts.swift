import Domain
import Navigation

/// What is typed and not saved: whoever would lose it is asked first.
extension AppCoordinator {
    /// Whether anything typed anywhere is not saved.
    var hasDrafts: Bool { !drafts.isEmpty || state.modals.contains { flow(on: $0.stack.id)?.hasDraft ?? false } }

    /// The drafts that going somewhere would lose, the one nearest to the place on show first; of the drafts of one
    /// flow the topmost.
    func drafts(lostBy wish: Wish, _ target: AppState) -> [Draft<AppRoute>] {
        drafts(lostBy: wish == .signOut ? nil : target)
    }

    /// The drafts that are gone in a state, or all of them.
    private func drafts(lostBy target: AppState?) -> [Draft<AppRoute>] {
        guard hasDrafts else { return [] }
        return state.drafts(at: drafts, sharedOn: { flow(on: $0)?.hasDraft ?? false }, lostBy: target)
    }

    /// The drafts that a wish would lose where the gates let this person through.
    func drafts(lostBy wish: Wish) -> [Draft<AppRoute>] { target(of: wish).map { drafts(lostBy: wish, $0) } ?? [] }

    /// The names of those drafts, from their sections on; none where the only one is on show.
    func namesOfDrafts(lostBy wish: Wish) -> [String] {
        let lost = drafts(lostBy: wish)
        return lost.map(\.place) == [state.visibleStack.top.id] ? [] : lost.map(\.name)
    }

    /// The names of the places where something is typed and not saved, from their sections on.
    var namesOfDrafts: [String] {
        guard hasDrafts else { return [] }
        let question = state.alert.flatMap { drafts.contains($0.place) ? $0.value.title : nil }
        return [question].compactMap { $0 } + drafts(lostBy: nil).map(\.name)
    }

    /// Asks whether drafts may be lost on the way to where a wish leads, unless all of them were given up already.
    ///
    /// - Returns: whether there was anything to ask.
    func asks(about wish: Wish, losing lost: [Draft<AppRoute>], givenUp agreed: Set<PlaceID>) -> Bool {
        guard lost.contains(where: { !agreed.contains($0.place) }) else { return false }
        present(alert: .discardDraft(wish))
        return true
    }

    /// Gives drafts up and goes where someone wanted to go.
    func discardDraft(then wish: Wish) {
        let lost = drafts(lostBy: wish)
        dismissAlert()
        go(wish, givingUp: Set(lost.map(\.place)))
    }

    /// Stays, and shows the draft that was asked about where it is not on show: what lies above it has none, and
    /// nothing is lost by going there.
    func keepEditing(insteadOf wish: Wish) {
        let draft = drafts(lostBy: wish).first
        dismissAlert()
        guard let draft, draft.place != state.visibleStack.top.id else { return }
        change { $0.show(draft.place) }
    }

    /// Closes the question on top without an answer.
    func closeQuestion() -> Bool {
        forgetAnswerTyped()
        return dismissAlert()
    }

    /// What is typed into a question goes with the question, however that is closed without an answer; and that is
    /// said.
    func forgetAnswerTyped() {
        guard let alert = state.alert, drafts.remove(alert.place) != nil else { return }
        tell("“\(alert.value.title)” was closed; what you typed there is gone.")
    }

    /// What is typed into modals goes with them where nobody can be asked; and that is said.
    func forgetTypedInModals() {
        for draft in drafts(lostBy: .section(section)) {
            tell("“\(draft.stack.places.map { $0.route.title }.trail)” was closed; what you typed there is gone.")
        }
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
        let goal: ReturnAction? = if case .onboarding(let action)? = presentedModal { action } else { nil }
        // Nobody passes the first steps by closing the sheet.
        if goal != nil { sessions.end() }
        change(as: .replaced) { [section] in
            $0.askToSignIn(then: goal ?? .section(section))
            return true
        }
        return .signIn
    }
}
