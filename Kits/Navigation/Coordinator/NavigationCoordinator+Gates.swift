/// The gates. They apply alike to requests, links, steps of a flow and restored places.
extension NavigationCoordinator {
    /// Drops the request that waits for a gate's lookup.
    @inlinable public func dropRequest() {
        guard let request = pendingRequest else { return }
        pendingRequest = nil
        request.drop()
    }

    /// Asks the gates about the visible place after it was reached without a request.
    @inlinable public func admitPlaceOnShow() {
        guard state.modals.isEmpty, state.alert == nil else { return }
        let route = state.visibleRoute
        // Only a lookup can have a new answer; and a start that needs no gates does not make them.
        if isLookedUp(route) { admit(route, for: .route(route), isShown: true) {} }
    }

    /// Whether all gates allow a place that none has to look up. Nearly every step takes this path, which allocates
    /// nothing; the gate chain would answer the same.
    @inlinable public func admitsAtOnce(_ route: Route) -> Bool {
        cover == nil && !isLookedUp(route) && isAllowed(route)
    }

    /// Enters if the gates allow it. Replaces a request that is still pending.
    @inlinable func admit(
        _ route: Route, for request: Request, givingUp agreed: Set<PlaceID> = [], isShown: Bool = false,
        _ enter: @escaping () -> Void
    ) {
        dropRequest()
        let decision = gates.decision(for: route)
        guard case .ask(let check) = decision else {
            return follow(decision, request, givingUp: agreed, isShown: isShown, enter)
        }
        let pending = PendingRequest()
        pendingRequest = pending
        pending.begin(check) { [weak self] decision in
            self?.pendingRequest = nil
            self?.follow(decision, request, givingUp: agreed, isShown: isShown, enter)
        }
    }

    @inlinable func follow(
        _ decision: GateDecision<Route, Refusal>, _ request: Request, givingUp agreed: Set<PlaceID>, isShown: Bool,
        _ enter: () -> Void
    ) {
        switch decision {
        case .allow: enter()
        case .signInFirst(let route):
            askToSignIn(then: request.returnAction ?? .route(route), request, givingUp: agreed)
        case .redirect(let route, let reasons):
            for reason in reasons { notify(.refused(reason)) }
            var target = state
            // What the gates lead away from is not left below a modal that they lead to.
            if isShown { target.goBack() }
            target.open(route)
            carryOut(.route(route), target, givingUp: agreed, onTheWayTo: request)
        case .refuse(let refusal): notify(.refused(refusal))
        case .circle(let route): notify(.circle(to: route))
        case .tooManyRedirects: notify(.tooManyRedirects)
        case .ask: break
        }
    }

    /// Presents the sign-in. The latest request wins, and the user is notified if there was an earlier one.
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
