import Navigation

/// One thing that changed about where someone is. All of them in their order lead from the start of the app to now.
nonisolated enum NavigationChange: Hashable, Sendable {
    case pushed(VisitedPlace, FlowKey)
    case popped(VisitedPlace, FlowKey)
    /// A path above a root became another in some other way.
    case moved(from: [VisitedPlace], to: [VisitedPlace], FlowKey)
    case selected(AppSection, from: AppSection)
    /// A modal with its path above its root.
    case presented(AppModal, [VisitedPlace])
    case dismissed(AppModal, [VisitedPlace])
    case asked(AppAlert)
    case answered(AppAlert)
    case signedIn(userName: String)
    case signedOut(userName: String)
    /// Something was saved that was tried in a step with this cause: a later one, where the answer took its time.
    case wrote(StepCause)
    /// Something was pressed or picked that changed what is shown, not where one is.
    case acted

    /// Whether something was saved.
    var isWrite: Bool { if case .wrote = self { true } else { false } }

    /// Whether a question was closed.
    var isAnswer: Bool { if case .answered = self { true } else { false } }

    /// What takes the change back, or nil where nothing does. A question that was answered is not asked again.
    var inverse: NavigationChange? {
        switch self {
        case .pushed(let place, let flow): .popped(place, flow)
        case .popped(let place, let flow): .pushed(place, flow)
        case .moved(let old, let new, let flow): .moved(from: new, to: old, flow)
        case .selected(let new, let old): .selected(old, from: new)
        case .presented(let modal, let path): .dismissed(modal, path)
        case .dismissed(let modal, let path): .presented(modal, path)
        case .asked, .answered, .signedIn, .signedOut, .wrote, .acted: nil
        }
    }

    /// What the change means to undoing: nobody finds the place of whoever was here before.
    var weight: Journal<NavigationChange, StepCause>.Weight {
        switch self {
        case .pushed, .popped, .moved, .selected, .presented, .dismissed: .step
        case .asked, .answered, .wrote, .acted: .aside
        case .signedIn, .signedOut: .barrier
        }
    }
}

/// Why someone is somewhere else than before.
nonisolated enum StepCause: Hashable, Sendable {
    /// What was typed, in the words of the command language; neither secrets nor what was searched for.
    case command(String)
    /// The app starts, and shows the place that was left.
    case restoring
    /// Nobody did anything for too long.
    case idleness
    /// The app itself.
    case app

    /// The cause, as the history says it.
    var text: String {
        switch self {
        case .command(let command): command
        case .restoring: "(the start)"
        case .idleness: "(locked)"
        case .app: "(the app)"
        }
    }
}
