import Domain
import Navigation

/// Every way in asks the gates first: a tap, a link, a step of a flow, and a place that is found again.
extension AppCoordinator {
    /// The gates in the order in which they are asked.
    func makeGates(carts: any CartRepository) -> GateChain<AppRoute, GateRefusal> {
        let cart = CartGate(carts: carts)
        return GateChain([
            // Nobody may go anywhere once the coordinator is gone, which it may be before a check is answered.
            { [weak self] _ in
                guard let self else { return .verdict(.refuse(.locked)) }
                return .verdict(cover.map { .refuse($0) } ?? .allow)
            },
            { [weak self] route in .verdict(self?.gate.verdict(for: route) ?? .refuse(.locked)) },
            { route in cart.answer(for: route) },
        ])
    }

    /// Enters a place if the gates let this person through, in place of whatever they wished for before. Where a gate
    /// has to look something up, all stays as it is until it knows.
    ///
    /// - Parameters:
    ///   - route: where someone wants to go.
    ///   - returnAction: what comes after a sign-in if that is needed; else going to the route.
    ///   - answered: of which drafts it is asked and answered already what becomes of them.
    ///   - enter: goes there; not called at all if the gates decide anything else.
    func admit(
        _ route: AppRoute, returnAction: ReturnAction? = nil, answered: AnsweredDrafts = .none,
        _ enter: @escaping () -> Void
    ) {
        dropWish()
        switch gates.decision(for: route) {
        case .allow: enter()
        case .ask(let check):
            let wish = PendingWish()
            pendingWish = wish
            wish.begin(check) { [weak self] decision in
                self?.pendingWish = nil
                self?.follow(decision, from: route, returnAction, answered, enter)
            }
        case let decision: follow(decision, from: route, returnAction, answered, enter)
        }
    }

    /// Why the gates do not let this person see a place but lead elsewhere or nowhere, once they have looked up what
    /// they must; nil where they let them through or ask for something first.
    func error(keepingFrom route: AppRoute) async -> AppError? {
        let decision = gates.decision(for: route)
        return if case .ask(let check) = decision { await check.decision().error } else { decision.error }
    }

    /// Whether all gates let this person through to a place that none has to look up: what nearly every step asks,
    /// without the memory that a wish takes. The chain says the same.
    func admitsAtOnce(_ route: AppRoute) -> Bool {
        dropWish()
        guard cover == nil, !route.isLookedUp, case .allow = gate.verdict(for: route) else { return false }
        return true
    }

    /// Gives up what waits for a gate to look something up.
    func dropWish() {
        guard let wish = pendingWish else { return }
        pendingWish = nil
        wish.drop()
    }

    /// Asks the gates about the place on show, where it was reached in another way than by wishing to go there.
    func admitPlaceOnShow() {
        guard presentation.modals.isEmpty, presentation.alert == nil else { return }
        let route = flow(of: section).topRoute
        // Only what has to be looked up can have changed; and the gates are not made at a start that needs none.
        if route.isLookedUp { admit(route) {} }
    }

    private func follow(
        _ decision: GateDecision<AppRoute, GateRefusal>, from route: AppRoute, _ returnAction: ReturnAction?,
        _ answered: AnsweredDrafts, _ enter: () -> Void
    ) {
        switch decision {
        case .allow: enter()
        case .signInFirst(let target): askToSignIn(then: returnAction ?? .route(target))
        case .redirect(let target, let reasons):
            for reason in reasons { tell(reason.line) }
            if isAsked(about: draftsLost(by: .route(target)), answered, in: target.section == route.section) {
                present(alert: .discardDraft(.route(target)))
            } else {
                open(target)
            }
        case .refuse, .circle, .tooManyRedirects: if let refusal = decision.refusal { tell(refusal) }
        case .ask: break
        }
    }

    /// Whether somebody has to be asked about drafts besides those that they were asked about before.
    private func isAsked(about drafts: [Draft], _ answered: AnsweredDrafts, in sameSection: Bool) -> Bool {
        switch answered {
        case .none: !drafts.isEmpty
        case .modals: drafts.contains { $0.flow is any SectionCoordinator }
        case .modalsAndSection: !sameSection && drafts.contains { $0.flow is any SectionCoordinator }
        }
    }

    /// Presents the sign-in sheet; the latest wish wins, and who had another one before is told.
    private func askToSignIn(then returnAction: ReturnAction) {
        if case .login(let earlier)? = presentation.top?.value, earlier != returnAction, earlier != .resume {
            tell("Signing in leads to \(returnAction.goal) now, no longer to \(earlier.goal).")
        }
        presentLogin(returnAction: returnAction)
    }

    /// What covers everything and does not give way, if there is such a thing.
    var cover: GateRefusal? {
        guard let modal = presentation.top?.value, !modal.canBeClosed else { return nil }
        return if case .locked = modal { .locked } else { .firstStepsDue }
    }
}

/// Of which drafts it is asked and answered already what becomes of them, when the gates lead elsewhere.
nonisolated enum AnsweredDrafts {
    case none
    /// Of all that is typed into modals.
    case modals
    /// Of that, and of what is typed in the section that was wished for.
    case modalsAndSection
}

extension GateDecision where Target == AppRoute, Refusal == GateRefusal {
    /// What is wrong with the place itself, or with who wants to go there.
    fileprivate var error: AppError? {
        let reasons: [GateRefusal] =
            switch self {
            case .refuse(let refusal): [refusal]
            case .redirect(_, let reasons): reasons
            case .allow, .signInFirst, .circle, .tooManyRedirects, .ask: []
            }
        return reasons.lazy.compactMap { if case .error(let error) = $0 { error } else { nil } }.first
    }

    /// Why the gates say no, as the user is told; nil where they say anything else.
    var refusal: String? {
        switch self {
        case .refuse(let refusal): refusal.line
        case .circle(let route):
            "\(route.breadcrumb.trail) leads back to itself, so you stay where you are."
        case .tooManyRedirects: "That place leads on and on to others, so you stay where you are."
        case .allow, .redirect, .signInFirst, .ask: nil
        }
    }
}
