/// One recorded change. Its states contain no search text.
public enum NavigationChange<Section, Route, Modal, Alert> {
    /// The navigation state of the app.
    public typealias State = NavigationState<Section, Route, Modal, Alert>

    /// The state changed.
    case moved(from: State, to: State)
    /// A user with this name signed in.
    case signedIn(userName: String)
    /// A user with this name signed out, or was signed out.
    case signedOut(userName: String)
    /// Something was saved that a step with this cause tried. The result may arrive in a later step.
    case wrote(StepCause)
    /// An action changed the screen, not the place.
    case acted

    /// The state before the change, or nil if it did not navigate.
    public var origin: State? { if case .moved(let old, _) = self { old } else { nil } }

    /// The state after the change, or nil if it did not navigate.
    public var goal: State? { if case .moved(_, let new) = self { new } else { nil } }

    /// The cause of the step that saved something, or nil.
    var writer: StepCause? { if case .wrote(let cause) = self { cause } else { nil } }

    /// Whether something was saved.
    @inlinable public var isWrite: Bool { if case .wrote = self { true } else { false } }

    /// Whether a question was closed.
    @inlinable public var isAnswer: Bool {
        if case .moved(let old, let new) = self { old.alert != nil && new.alert == nil } else { false }
    }
}

extension NavigationChange where Section: Equatable, Route: Equatable, Modal: Equatable, Alert: Equatable {
    /// The meaning for undo: nobody returns to a previous user's place, and a question that was answered is not asked
    /// again.
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

/// The cause of a step.
public enum StepCause: Hashable, Sendable {
    /// A typed command, without secrets and search text.
    case command(String)
    /// The app started and restored a place.
    case restoring
    /// The user was idle for too long.
    case idleness
    /// The app itself.
    case app
}
