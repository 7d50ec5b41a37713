import Domain
import Navigation

/// The gates: the same for a wish, a link, a step of a flow, and a place that is found again.
extension AppCoordinator {
    /// The gates in the order in which they are asked.
    func makeGates(carts: any CartRepository) -> GateChain<AppRoute, GateRefusal> {
        let cart = CartGate(carts: carts)
        return GateChain([
            // Nobody may go anywhere once the coordinator is gone, which it may be before a check is answered.
            { [weak self] _ in
                guard let self else { return .verdict(.refuse(.locked)) }
                return .verdict(state.cover.map { .refuse($0) } ?? .allow)
            },
            { [weak self] route in .verdict(self?.gate.verdict(for: route) ?? .refuse(.locked)) },
            { route in cart.answer(for: route) },
        ])
    }

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
