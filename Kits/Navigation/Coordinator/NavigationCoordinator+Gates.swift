/// The gates: the same for a request, a link, a step of a flow, and a place that is found again.
extension NavigationCoordinator {
    /// Gives up what waits for a gate to look something up.
    @inlinable public func dropRequest() {
        guard let request = pendingRequest else { return }
        pendingRequest = nil
        request.drop()
    }

    /// Asks the gates about the place on show, where it was reached in another way than by asking to go there.
    @inlinable public func admitPlaceOnShow() {
        guard state.modals.isEmpty, state.alert == nil else { return }
        let route = state.visibleRoute
        // Only what has to be looked up can have changed; and the gates are not made at a start that needs none.
        if isLookedUp(route) { admit(route, for: .route(route)) {} }
    }

    /// Whether all gates let this person through to a place that none has to look up: what nearly every step asks,
    /// without the memory that a request takes. The chain says the same.
    @inlinable public func admitsAtOnce(_ route: Route) -> Bool {
        cover == nil && !isLookedUp(route) && isAllowed(route)
    }

    /// Goes in if the gates let this person through, in place of whatever they asked for before.
    @inlinable func admit(
        _ route: Route, for request: Request, givingUp agreed: Set<PlaceID> = [], _ enter: @escaping () -> Void
    ) {
        dropRequest()
        let decision = gates.decision(for: route)
        guard case .ask(let check) = decision else { return follow(decision, request, givingUp: agreed, enter) }
        let pending = PendingRequest()
        pendingRequest = pending
        pending.begin(check) { [weak self] decision in
            self?.pendingRequest = nil
            self?.follow(decision, request, givingUp: agreed, enter)
        }
    }

    @inlinable func follow(
        _ decision: GateDecision<Route, Refusal>, _ request: Request, givingUp agreed: Set<PlaceID>,
        _ enter: () -> Void
    ) {
        switch decision {
        case .allow: enter()
        case .signInFirst(let route):
            askToSignIn(then: request.returnAction ?? .route(route), request, givingUp: agreed)
        case .redirect(let route, let reasons):
            for reason in reasons { notify(.refused(reason)) }
            var target = state
            target.open(route)
            carryOut(.route(route), target, givingUp: agreed, onTheWayTo: request)
        case .refuse(let refusal): notify(.refused(refusal))
        case .circle(let route): notify(.circle(to: route))
        case .tooManyRedirects: notify(.tooManyRedirects)
        case .ask: break
        }
    }

    /// Presents what asks to sign in; the latest request wins, and who had another one before is told.
    @usableFromInline func askToSignIn(then action: Return, _ request: Request, givingUp agreed: Set<PlaceID>) {
        guard let modal = signIn(then: action) else { return }
        var target = state
        target.askToSignIn(by: modal)
        if asks(about: request, losing: drafts(lostBy: request, target), givenUp: agreed) { return }
        if let earlier = state.modals.last.flatMap({ returnAction(of: $0.value) }), earlier != action,
            earlier != .resume
        {
            notify(.signInLeads(to: action, notTo: earlier))
        }
        forgetAnswerTyped()
        commit(target, as: .replaced)
    }
}
