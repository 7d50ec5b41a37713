/// What is typed and not saved: whoever would lose it is asked first.
extension NavigationCoordinator {
    /// Whether anything typed anywhere is not saved.
    @inlinable public var hasDrafts: Bool {
        !drafts.isEmpty || state.modals.contains { hasSharedDraft(on: $0.stack.id) }
    }

    /// The drafts that a request would lose where the gates let this person through.
    public func drafts(lostBy request: Request) -> [Draft<Route>] {
        target(of: request).map { drafts(lostBy: request, $0) } ?? []
    }

    /// Every draft, the one nearest to the place on show first; of the drafts of one flow the topmost.
    public var allDrafts: [Draft<Route>] { drafts(lostBy: nil) }

    /// The drafts that going somewhere would lose.
    @inlinable func drafts(lostBy request: Request, _ target: State) -> [Draft<Route>] {
        drafts(lostBy: request == .signOut ? nil : target)
    }

    /// The drafts that are gone in a state, or all of them.
    @inlinable func drafts(lostBy target: State?) -> [Draft<Route>] {
        guard hasDrafts else { return [] }
        return state.drafts(at: drafts, sharedOn: hasSharedDraft, lostBy: target)
    }

    /// Asks whether drafts may be lost on the way to where a request leads, unless all of them were given up already.
    ///
    /// - Returns: whether there was anything to ask.
    @inlinable func asks(about request: Request, losing lost: [Draft<Route>], givenUp agreed: Set<PlaceID>) -> Bool {
        guard lost.contains(where: { !agreed.contains($0.place) }) else { return false }
        present(alert: .discardDraft(request))
        return true
    }

    /// Gives drafts up and goes where someone wanted to go.
    public func discardDraft(then request: Request) {
        let lost = drafts(lostBy: request)
        dismissAlert()
        go(request, givingUp: Set(lost.map(\.place)))
    }

    /// Stays, and shows the draft that was asked about where it is not on show: what lies above it has none, and
    /// nothing is lost by going there.
    public func keepEditing(insteadOf request: Request) {
        let draft = drafts(lostBy: request).first
        dismissAlert()
        guard let draft, draft.place != state.visibleStack.top.id else { return }
        change { $0.show(draft.place) }
    }

    /// Closes the question on top without an answer.
    @usableFromInline func closeQuestion() -> Bool {
        forgetAnswerTyped()
        return dismissAlert()
    }

    /// What is typed into a question goes with the question, however that is closed without an answer; and that is
    /// said.
    @inlinable public func forgetAnswerTyped() {
        guard let alert = state.alert, drafts.remove(alert.place) != nil else { return }
        notify(.answerLost(alert.value))
    }

    /// What is typed into modals goes with them where nobody can be asked; and that is said.
    public func forgetTypedInModals() {
        for draft in drafts(lostBy: .section(state.section)) {
            notify(.draftLost(draft.stack.places.map { $0.route }))
        }
    }
}
