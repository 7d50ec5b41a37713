/// One thing that changed. The states are without what somebody searched for.
public enum NavigationChange<Section, Route, Modal, Alert> {
    /// Everything a person sees of the app's navigation.
    public typealias State = NavigationState<Section, Route, Modal, Alert>

    /// Where someone is: what is shown was one state and is another.
    case moved(from: State, to: State)
    /// Someone signed in, by this name.
    case signedIn(userName: String)
    /// Someone signed out, or was signed out.
    case signedOut(userName: String)
    /// Something was saved that was tried in a step with this cause: a later one, where the answer took its time.
    case wrote(StepCause)
    /// Something was pressed or picked that changed what is shown, not where one is.
    case acted

    /// What was shown before, or nil where it led nowhere.
    public var origin: State? { if case .moved(let old, _) = self { old } else { nil } }

    /// What is shown since then, or nil where it led nowhere.
    public var goal: State? { if case .moved(_, let new) = self { new } else { nil } }

    /// The step that saved something, or nil where nothing was saved.
    var writer: StepCause? { if case .wrote(let cause) = self { cause } else { nil } }

    /// Whether something was saved.
    @inlinable public var isWrite: Bool { if case .wrote = self { true } else { false } }

    /// Whether a question was closed.
    @inlinable public var isAnswer: Bool {
        if case .moved(let old, let new) = self { old.alert != nil && new.alert == nil } else { false }
    }
}

extension NavigationChange where Section: Equatable, Route: Equatable, Modal: Equatable, Alert: Equatable {
    /// What the change means to undoing: nobody finds the place of whoever was here before, and a question that was
    /// answered is not asked again.
    @inlinable var weight: Journal<NavigationChange, StepCause>.Weight {
        switch self {
        case .moved(let old, let new):
            let isQuestion = old.alert != nil || new.alert != nil
            return isQuestion && old.withoutAlert == new.withoutAlert ? .aside : .step
        case .wrote, .acted: return .aside
        case .signedIn, .signedOut: return .barrier
        }
    }
}

extension NavigationChange: Equatable where Section: Equatable, Route: Equatable, Modal: Equatable, Alert: Equatable {}
extension NavigationChange: Sendable where Section: Sendable, Route: Sendable, Modal: Sendable, Alert: Sendable {}

/// Why someone is somewhere else than before.
public enum StepCause: Hashable, Sendable {
    /// What was typed, in the words of the command language; neither secrets nor what was searched for.
    case command(String)
    /// The app starts, and shows the place that was left.
    case restoring
    /// Nobody did anything for too long.
    case idleness
    /// The app itself.
    case app
}
