/// Going places. The gates look at where somebody wants to go, and whoever would lose a draft is asked, before anything
/// changes.
extension NavigationCoordinator {
    /// Goes where a person wants to go, or asks first if a draft would be lost that they did not give up already. Where
    /// the gates refuse to let them, nothing changes, and nothing is asked.
    ///
    /// - Returns: whether there was anywhere to go.
    @discardableResult @inlinable public func go(_ request: Request, givingUp agreed: Set<PlaceID> = []) -> Bool {
        dropRequest()
        if state.alert != nil, request == .back || request == .undo { return closeQuestion() }
        if let modal = state.modals.last?.value, !modal.canBeClosed, !request.isCarriedOut(under: modal) {
            notify(.refused(refusal(by: modal)))
            return true
        }
        guard let target = target(of: request) else { return false }
        guard request.isGated else {
            carryOut(request, target, givingUp: agreed)
            return true
        }
        if request == .undo || request == .redo, !isAllowed(target.visibleRoute) {
            passOver(request)
            return true
        }
        admit(target.visibleRoute, for: request, givingUp: agreed) { [weak self] in
            // What was looked up took its time.
            guard let self, let target = self.target(of: request) else { return }
            carryOut(request, target, givingUp: agreed)
        }
        return true
    }

    /// Goes where a feature leads on its way, if the gates let this person through. Where a gate has to look something
    /// up, all stays as it is until it knows.
    @inlinable public func step(
        to route: Route, as ending: FlowEnding = .cancelled, _ verb: @escaping (inout State) -> Bool
    ) {
        dropRequest()
        if admitsAtOnce(route) {
            change(as: ending, verb)
        } else {
            admit(route, for: .route(route)) { [weak self] in self?.change(as: ending, verb) }
        }
    }

    /// Presents the modal that a route is in, if the gates let this person through.
    @inlinable public func present(at route: Route) {
        guard let modal = route.modal else { return }
        step(to: route) { [weak self] state in
            self?.forgetAnswerTyped()
            return state.present(modal, at: route)
        }
    }

    /// Where a request leads from here, gates and drafts aside; nil where it leads nowhere.
    @inlinable public func target(of request: Request) -> State? {
        var target = state
        target.dismissAlert()
        switch request {
        case .back: return target.goBack() ? target : nil
        case .close: return target.dismiss() ? target : nil
        case .section(let section): target.show(section)
        case .route(let route): target.open(route)
        case .upTo(let route):
            return target.change(target[target.section].id) { $0.pop(to: route) } ? target : nil
        case .signIn:
            guard let modal = signIn(then: .resume) else { return nil }
            target.askToSignIn(by: modal)
        case .signOut:
            guard let question = signOutQuestion else { return nil }
            target.present(alert: question)
        case .undo: return alongJournal(target, to: journal.undone)
        case .redo: return alongJournal(target, to: journal.redone)
        }
        return target
    }

    /// What was done before may lie below, or in a section that nobody looks at, and not be allowed any more.
    @usableFromInline func alongJournal(_ state: State, to goal: State?) -> State? {
        guard let goal else { return nil }
        var target = state
        target.become(goal, staying: { $0.holdsSearch })
        if isAllowed(target.visibleRoute) { target.keep(isAllowed) }
        return target
    }

    /// Goes where the gates let somebody go, unless that loses what they did not give up. What a gate leads to instead
    /// is a part of undoing or redoing, too.
    @inlinable func carryOut(
        _ request: Request, _ target: State, givingUp agreed: Set<PlaceID>, onTheWayTo asked: Request? = nil
    ) {
        if asks(about: request, losing: drafts(lostBy: request, target), givenUp: agreed) { return }
        forgetAnswerTyped()
        switch asked ?? request {
        case .undo: tellWhatStays(journal.beginUndo())
        case .redo: journal.beginRedo()
        case .back, .close, .section, .route, .upTo, .signIn, .signOut: break
        }
        commit(target, as: request.ending)
    }

    /// Undoes or redoes nothing of a step that would lead to a place that is not allowed any more: the next time it is
    /// the step behind it.
    @usableFromInline func passOver(_ request: Request) {
        if request == .undo { tellWhatStays(journal.beginUndo()) } else { journal.beginRedo() }
        notify(.hiddenByNow)
    }

    @usableFromInline func tellWhatStays(_ writes: [StepCause]) {
        if !writes.isEmpty { notify(.staysSaved(writes)) }
    }
}

extension NavigationRequest {
    /// Whether it is carried out under a modal that does not give way: one can go back inside it, and sign out unless
    /// nobody is here.
    @inlinable func isCarriedOut(under modal: some NavigationModal) -> Bool {
        switch self {
        case .back: true
        case .signOut: !modal.isLock
        case .close, .section, .route, .upTo, .signIn, .undo, .redo: false
        }
    }
}
