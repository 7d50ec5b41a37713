import Navigation

/// What is typed and not saved: whoever would lose it is asked first.
extension AppCoordinator {
    /// A draft: the stack that it is in, and the place that shows it.
    struct Draft {
        let stack: RouteStack<AppRoute>
        let place: PlaceID
    }

    /// The topmost draft of each flow, the one nearest to the place on show first.
    private var allDrafts: [Draft] {
        let sections = [section] + AppSection.allCases.filter { $0 != section }
        return (state.modals.reversed().map { $0.stack } + sections.map { state[$0] }).compactMap {
            topDraft(of: $0) { _ in true }
        }
    }

    /// Whether anything typed anywhere is not saved.
    var hasDrafts: Bool { !drafts.isEmpty || state.modals.contains { hasSharedDraft($0.stack) } }

    /// The drafts that going somewhere would lose, the one nearest to the place on show first; of the drafts of one
    /// flow the topmost.
    func drafts(lostBy wish: Wish, _ target: AppState) -> [Draft] {
        guard hasDrafts else { return [] }
        if wish == .signOut { return allDrafts }
        let kept = Set(target.places)
        return allDrafts.compactMap { draft in topDraft(of: draft.stack) { !kept.contains($0) } }
    }

    /// The drafts that a wish would lose where the gates let this person through.
    func drafts(lostBy wish: Wish) -> [Draft] { target(of: wish).map { drafts(lostBy: wish, $0) } ?? [] }

    /// The names of those drafts, from their sections on; none where the only one is on show.
    func namesOfDrafts(lostBy wish: Wish) -> [String] {
        let lost = drafts(lostBy: wish)
        return lost.map(\.place) == [state.visibleStack.top.id] ? [] : lost.map(\.name)
    }

    /// The names of the places where something is typed and not saved, from their sections on.
    var namesOfDrafts: [String] {
        guard hasDrafts else { return [] }
        let question = state.alert.flatMap { drafts.contains($0.place) ? $0.value.title : nil }
        return [question].compactMap { $0 } + allDrafts.map(\.name)
    }

    /// Asks whether drafts may be lost on the way to where a wish leads, unless all of them were given up already.
    ///
    /// - Returns: whether there was anything to ask.
    func asks(about wish: Wish, losing lost: [Draft], givenUp agreed: Set<PlaceID>) -> Bool {
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

    /// The topmost draft of a stack among some of its places. What all places of a flow share goes with its root.
    private func topDraft(of stack: RouteStack<AppRoute>, among isCounted: (PlaceID) -> Bool) -> Draft? {
        let shared = hasSharedDraft(stack) && isCounted(stack.root.id) ? stack.top.id : nil
        let place = stack.places.last { drafts.contains($0.id) && isCounted($0.id) }?.id ?? shared
        return place.map { Draft(stack: stack, place: $0) }
    }

    private func hasSharedDraft(_ stack: RouteStack<AppRoute>) -> Bool { flow(on: stack.id)?.hasDraft ?? false }
}

extension AppCoordinator.Draft {
    /// The names of the places from the root to the draft.
    fileprivate var name: String {
        let index = stack.places.firstIndex { $0.id == place } ?? 0
        return stack.places.prefix(index + 1).map { $0.route.title }.trail
    }
}

nonisolated extension AppState {
    /// Goes to a place that exists, away from all that lies above it.
    fileprivate mutating func show(_ place: PlaceID) -> Bool {
        while let modal = modals.last, modal.stack.id != place.stack { dismiss() }
        if let section = AppSection.allCases.first(where: { $0.stack == place.stack }) { select(section) }
        return change(place.stack) { stack in
            while stack.top.id != place, stack.pop() {}
            return true
        }
    }
}
