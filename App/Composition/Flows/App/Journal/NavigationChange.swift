import Domain
import Navigation

/// One thing that changed. The states are without what somebody searched for.
nonisolated enum NavigationChange: Equatable, Sendable {
    /// Where someone is: what is shown was one state and is another.
    case moved(from: AppState, to: AppState)
    case signedIn(userName: String)
    case signedOut(userName: String)
    /// Something was saved that was tried in a step with this cause: a later one, where the answer took its time.
    case wrote(StepCause)
    /// Something was pressed or picked that changed what is shown, not where one is.
    case acted

    /// Whether something was saved.
    var isWrite: Bool { if case .wrote = self { true } else { false } }

    /// Whether a question was closed.
    var isAnswer: Bool {
        if case .moved(let old, let new) = self { old.alert != nil && new.alert == nil } else { false }
    }

    /// What the change means to undoing: nobody finds the place of whoever was here before, and a question that was
    /// answered is not asked again.
    var weight: Journal<NavigationChange, StepCause>.Weight {
        switch self {
        case .moved(let old, let new):
            let isQuestion = old.alert != nil || new.alert != nil
            return isQuestion && old.withoutAlert == new.withoutAlert ? .aside : .step
        case .wrote, .acted: return .aside
        case .signedIn, .signedOut: return .barrier
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

nonisolated extension [NavigationChange] {
    /// Where the first change began, or nil where none led anywhere.
    var origin: AppState? { lazy.compactMap { if case .moved(let old, _) = $0 { old } else { nil } }.first }

    /// Where the last change led, or nil where none led anywhere.
    var goal: AppState? { lazy.reversed().compactMap { if case .moved(_, let new) = $0 { new } else { nil } }.first }
}
