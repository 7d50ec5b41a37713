/// Unsaved input. The user is asked before it is lost.
extension NavigationCoordinator {
    /// Whether any place has unsaved input.
    @inlinable public var hasDrafts: Bool {
        !drafts.isEmpty || !state.modals.isEmpty && state.modals.contains { hasSharedDraft(on: $0.stack.id) }
    }

    /// The drafts that a request would lose if the gates allow it.
    public func drafts(lostBy request: Request) -> [Draft<Route>] {
        target(of: request).map { drafts(lostBy: request, $0) } ?? []
    }

    /// Every draft, nearest to the visible place first; one per flow, its topmost.
    public var allDrafts: [Draft<Route>] { drafts(lostBy: nil) }

    /// The drafts that going to a state would lose.
    @inlinable func drafts(lostBy request: Request, _ target: State) -> [Draft<Route>] {
        drafts(lostBy: request == .signOut ? nil : target)
    }

    /// The drafts whose places are not in a state; every draft for nil.
    @inlinable func drafts(lostBy target: State?) -> [Draft<Route>] {
        guard hasDrafts else { return [] }
        return state.drafts(at: drafts, sharedOn: hasSharedDraft, lostBy: target)
    }

    /// Asks whether drafts may be lost on the way to a request's target, unless the user gave them all up already.
    ///
    /// - Returns: whether there was anything to ask.
    @inlinable func asks(about request: Request, losing lost: [Draft<Route>], givenUp agreed: Set<PlaceID>) -> Bool {
        guard !lost.isEmpty, lost.contains(where: { !agreed.contains($0.place) }) else { return false }
        present(alert: .discardDraft(request))
        return true
    }

    /// Discards drafts and carries out the request.
    public func discardDraft(then request: Request) {
        let lost = drafts(lostBy: request)
        dismissAlert()
        go(request, givingUp: Set(lost.map(\.place)))
    }

    /// Stays, and shows the draft in question if it is hidden. The places above it have no drafts, so nothing is lost.
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

    /// Forgets the input of a question that is closed without an answer, and notifies the user.
    @inlinable public func forgetAnswerTyped() {
        guard let alert = state.alert, drafts.remove(alert.place) != nil else { return }
        notify(.answerLost(alert.value))
    }

    /// Forgets the input of modals that are dismissed when nobody can be asked, and notifies the user.
    public func forgetTypedInModals() {
        for draft in drafts(lostBy: .section(state.section)) {
            notify(.draftLost(draft.stack.places.map { $0.route }))
        }
    }
}
