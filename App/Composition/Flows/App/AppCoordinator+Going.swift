import Domain
import Navigation

/// Going places. The gates look at where somebody wants to go, and whoever would lose a draft is asked, before anything
/// changes.
extension AppCoordinator {
    /// Goes where a person wants to go, or asks first if a draft would be lost that they did not give up already. Where
    /// the gates refuse to let them, nothing changes, and nothing is asked.
    ///
    /// - Returns: whether there was anywhere to go.
    @discardableResult func go(_ wish: Wish, givingUp agreed: Set<PlaceID> = []) -> Bool {
        dropWish()
        if state.alert != nil, wish == .back || wish == .undo { return closeQuestion() }
        if let cover = state.cover, !wish.isGranted(under: cover) {
            tell(cover.line)
            return true
        }
        guard let target = target(of: wish) else { return false }
        guard wish.isGated else {
            grant(wish, target, givingUp: agreed)
            return true
        }
        if wish == .undo || wish == .redo, gate.verdict(for: target.visibleRoute) != .allow {
            passOver(wish)
            return true
        }
        admit(target.visibleRoute, as: wish, givingUp: agreed) { [weak self] in
            // What was looked up took its time.
            guard let self, let target = self.target(of: wish) else { return }
            grant(wish, target, givingUp: agreed)
        }
        return true
    }

    /// Goes where a feature leads on its way, if the gates let this person through. Where a gate has to look something
    /// up, all stays as it is until it knows.
    func step(
        to route: AppRoute, as outcome: BookingOutcome = .cancelled, _ verb: @escaping (inout AppState) -> Bool
    ) {
        dropWish()
        if admitsAtOnce(route) {
            change(as: outcome, verb)
        } else {
            admit(route, as: .route(route)) { [weak self] in self?.change(as: outcome, verb) }
        }
    }

    /// Presents a modal over what is there. Nothing lies over what does not give way.
    func present(_ modal: AppModal) {
        if let cover = state.cover { return tell(cover.line) }
        forgetAnswerTyped()
        change { $0.present(modal) }
    }

    /// Presents the modal that a route is in, if the gates let this person through.
    func present(at route: AppRoute) {
        guard let modal = route.modal else { return }
        step(to: route) { [weak self] state in
            self?.forgetAnswerTyped()
            return state.present(modal, at: route)
        }
    }

    /// Asks something on top of everything.
    func present(alert: AppAlert) {
        if state.isLocked { return tell(GateRefusal.locked.line) }
        forgetAnswerTyped()
        change { $0.present(alert: alert) }
    }

    /// Takes away what is on top: the alert, or else the modal on show.
    @discardableResult func dismiss() -> Bool { change { $0.dismiss() } }

    /// Takes the alert away, and says whether there was one.
    @discardableResult func dismissAlert() -> Bool { change { $0.dismissAlert() } }

    /// Where a wish leads from here, gates and drafts aside; nil where it leads nowhere.
    func target(of wish: Wish) -> AppState? {
        guard var target = state.granting(wish, wish == .redo ? journal.redone : journal.undone) else { return nil }
        // What was done before may lie below, or in a section that nobody looks at, and not be allowed any more.
        if wish == .undo || wish == .redo, gate.verdict(for: target.visibleRoute) == .allow {
            target.keep { [gate] in gate.verdict(for: $0) == .allow }
        }
        return target
    }

    /// Asks the gates about the place on show, where it was reached in another way than by wishing to go there.
    func admitPlaceOnShow() {
        guard state.modals.isEmpty, state.alert == nil else { return }
        let route = state.visibleRoute
        // Only what has to be looked up can have changed; and the gates are not made at a start that needs none.
        if route.isLookedUp { admit(route, as: .route(route)) {} }
    }

    /// Goes where the gates let somebody go, unless that loses what they did not give up. What a gate leads to instead
    /// is a part of undoing or redoing, too.
    func grant(
        _ wish: Wish, _ target: AppState, givingUp agreed: Set<PlaceID>, onTheWayTo asked: Wish? = nil
    ) {
        if asks(about: wish, losing: drafts(lostBy: wish, target), givenUp: agreed) { return }
        forgetAnswerTyped()
        switch asked ?? wish {
        case .undo: nameWhatStays(journal.beginUndo())
        case .redo: journal.beginRedo()
        case .back, .section, .route, .upTo, .signIn, .signOut: break
        }
        commit(target, as: wish.ending)
    }

    /// Undoes or redoes nothing of a step that would lead to a place that is not allowed any more: the next time it is
    /// the step behind it.
    private func passOver(_ wish: Wish) {
        if wish == .undo { nameWhatStays(journal.beginUndo()) } else { journal.beginRedo() }
        tell("You may not see that place any more, so you stay where you are.")
    }

    private func nameWhatStays(_ writes: [StepCause]) {
        guard !writes.isEmpty else { return }
        let names = writes.map { "“\($0.text)”" }.joined(separator: ", ")
        tell("Undo leads back to where you were, and no further: what \(names) saved stays.")
    }
}

/// The gates: the same for a wish, a link, a step of a flow, and a place that is found again.
extension AppCoordinator {
    /// Why the gates do not let this person see a place but lead elsewhere or nowhere, once they have looked up what
    /// they must; nil where they let them through or ask for something first.
    func error(keepingFrom route: AppRoute) async -> AppError? {
        let decision = gates.decision(for: route)
        return if case .ask(let check) = decision { await check.decision().error } else { decision.error }
    }

    /// Gives up what waits for a gate to look something up.
    func dropWish() {
        guard let wish = pendingWish else { return }
        pendingWish = nil
        wish.drop()
    }

    /// Whether all gates let this person through to a place that none has to look up: what nearly every step asks,
    /// without the memory that a wish takes. The chain says the same.
    func admitsAtOnce(_ route: AppRoute) -> Bool {
        guard state.cover == nil, !route.isLookedUp, case .allow = gate.verdict(for: route) else { return false }
        return true
    }

    /// Goes in if the gates let this person through, in place of whatever they wished for before.
    func admit(
        _ route: AppRoute, as wish: Wish, givingUp agreed: Set<PlaceID> = [], _ enter: @escaping () -> Void
    ) {
        dropWish()
        let decision = gates.decision(for: route)
        guard case .ask(let check) = decision else { return follow(decision, wish, givingUp: agreed, enter) }
        let pending = PendingWish()
        pendingWish = pending
        pending.begin(check) { [weak self] decision in
            self?.pendingWish = nil
            self?.follow(decision, wish, givingUp: agreed, enter)
        }
    }

    private func follow(
        _ decision: GateDecision<AppRoute, GateRefusal>, _ wish: Wish, givingUp agreed: Set<PlaceID>,
        _ enter: () -> Void
    ) {
        switch decision {
        case .allow: enter()
        case .signInFirst(let route): askToSignIn(then: wish.returnAction ?? .route(route), wish, givingUp: agreed)
        case .redirect(let route, let reasons):
            for reason in reasons { tell(reason.line) }
            var target = state
            target.open(route)
            grant(.route(route), target, givingUp: agreed, onTheWayTo: wish)
        case .refuse, .circle, .tooManyRedirects: if let refusal = decision.refusal { tell(refusal) }
        case .ask: break
        }
    }

    /// Presents the sign-in sheet; the latest wish wins, and who had another one before is told.
    private func askToSignIn(then returnAction: ReturnAction, _ wish: Wish, givingUp agreed: Set<PlaceID>) {
        var target = state
        target.askToSignIn(then: returnAction)
        if asks(about: wish, losing: drafts(lostBy: wish, target), givenUp: agreed) { return }
        if case .login(let earlier)? = presentedModal, earlier != returnAction, earlier != .resume {
            tell("Signing in leads to \(returnAction.goal) now, no longer to \(earlier.goal).")
        }
        forgetAnswerTyped()
        commit(target, as: .replaced)
    }
}
