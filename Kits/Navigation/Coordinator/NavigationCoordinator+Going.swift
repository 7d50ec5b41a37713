/// Carrying out requests. Gates decide, and the user is asked about drafts, before anything changes.
extension NavigationCoordinator {
    /// Carries out a request, or asks first if it would lose a draft that the user has not given up. Changes nothing
    /// and asks nothing if the gates refuse.
    ///
    /// - Returns: whether the request leads anywhere.
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
            // The state may have changed during the lookup.
            guard let self, let target = self.target(of: request) else { return }
            carryOut(request, target, givingUp: agreed)
        }
        return true
    }

    /// Takes a step of a flow if the gates allow it. Changes nothing until a gate's lookup is done.
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

    /// Presents the modal of a route, if the gates allow it.
    @inlinable public func present(at route: Route) {
        guard let modal = route.modal else { return }
        step(to: route) { [weak self] state in
            self?.forgetAnswerTyped()
            return state.present(modal, at: route)
        }
    }

    /// The state that a request leads to, without gates and drafts; nil if it leads nowhere.
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

    /// An earlier state may contain a hidden place that is no longer allowed.
    @usableFromInline func alongJournal(_ state: State, to goal: State?) -> State? {
        guard let goal else { return nil }
        var target = state
        target.become(goal, staying: { $0.holdsSearch })
        if isAllowed(target.visibleRoute) { target.keep(isAllowed) }
        return target
    }

    /// Commits the target of an allowed request, unless it loses drafts that were not given up. A gate's redirect is
    /// part of undo and redo, too.
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

    /// Skips a step of undo or redo that leads to a place that is no longer allowed. The next undo or redo takes the
    /// step behind it.
    @usableFromInline func passOver(_ request: Request) {
        if request == .undo { tellWhatStays(journal.beginUndo()) } else { journal.beginRedo() }
        notify(.hiddenByNow)
    }

    @usableFromInline func tellWhatStays(_ writes: [StepCause]) {
        if !writes.isEmpty { notify(.staysSaved(writes)) }
    }
}

extension NavigationRequest {
    /// Whether a request is carried out above a modal that cannot be closed: back inside it is, and so is signing out
    /// for a user who is signed in.
    @inlinable func isCarriedOut(under modal: some NavigationModal) -> Bool {
        switch self {
        case .back: true
        case .signOut: !modal.isLock
        case .close, .section, .route, .upTo, .signIn, .undo, .redo: false
        }
    }
}
