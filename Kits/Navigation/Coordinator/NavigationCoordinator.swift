/// The owner of an app's navigation state.
///
/// An app conforms by saying where the state is stored, who may see what, and how to word notices. In return it gets
/// requests with gates and a leave guard, steps of a flow, modals, alerts, undo and redo, and awaited flows.
@MainActor public protocol NavigationCoordinator: AnyObject {
    /// The places of the app.
    associatedtype Route: NavigationRoute

    /// The questions that the app asks.
    associatedtype Alert: NavigationAlert where Alert.Route == Route

    /// The reason why a gate refuses.
    associatedtype Refusal

    /// The result of an awaited flow.
    associatedtype Outcome: Sendable

    /// The navigation state of the app.
    typealias State = NavigationState<Route.Section, Route, Route.Modal, Alert>

    /// A request of the app.
    typealias Request = NavigationRequest<Route.Section, Route>

    /// The action after signing in.
    typealias Return = ReturnAction<Route.Section, Route>

    /// A notice to the user.
    typealias Notice = NavigationNotice<Route, Alert, Refusal>

    /// The current state.
    var state: State { get }

    /// Replaces the state and draws the consequences. The only place that does.
    ///
    /// - Parameters:
    ///   - state: the new state.
    ///   - ending: how flows end whose places are removed.
    func commit(_ state: State, as ending: FlowEnding)

    /// The accepted steps.
    var journal: NavigationJournal<Route.Section, Route, Route.Modal, Alert> { get }

    /// The places with unsaved input.
    var drafts: Set<PlaceID> { get set }

    /// Whether the places of a stack share unsaved input.
    func hasSharedDraft(on stack: StackID) -> Bool

    /// The request that waits for a gate's lookup, or nil.
    var pendingRequest: PendingRequest? { get set }

    /// The gates, in the order in which they decide.
    var gates: GateChain<Route, Refusal> { get }

    /// The verdict of the gates that decide at once, for the current user.
    func verdict(for route: Route) -> GateVerdict<Route, Refusal>

    /// Whether a gate has to look something up before it can decide.
    func isLookedUp(_ route: Route) -> Bool

    /// The reason why nothing is presented above a modal that cannot be closed.
    func refusal(by modal: Route.Modal) -> Refusal

    /// The modal that asks to sign in; nil in an app without sign-in.
    func signIn(then action: Return) -> Route.Modal?

    /// The action after signing in at a modal; nil if it is not a sign-in.
    func returnAction(of modal: Route.Modal) -> Return?

    /// The alert that asks whether to sign out; nil in an app without sign-in.
    var signOutQuestion: Alert? { get }

    /// Shows the user a notice, in the app's words.
    func notify(_ notice: Notice)

    /// The outcomes that places await; nil until one first does.
    var awaited: FlowOutcomes<Outcome>? { get set }
}

extension NavigationCoordinator {
    /// Returns false.
    public func hasSharedDraft(on stack: StackID) -> Bool { false }

    /// Returns false: the gates decide at once.
    public func isLookedUp(_ route: Route) -> Bool { false }

    /// Returns nil: the app has no sign-in.
    public func signIn(then action: Return) -> Route.Modal? { nil }

    /// Returns nil: the app has no sign-in.
    public func returnAction(of modal: Route.Modal) -> Return? { nil }

    /// Nil: the app has no sign-in.
    public var signOutQuestion: Alert? { nil }
}

/// A notice about navigation. The app words it.
public enum NavigationNotice<Route: NavigationRoute, Alert, Refusal> {
    /// A gate refused.
    case refused(Refusal)
    /// Redirects lead back to a place that redirected.
    case circle(to: Route)
    /// Redirects lead on without end.
    case tooManyRedirects
    /// Undo or redo leads to a place that is no longer allowed.
    case hiddenByNow
    /// Undo keeps what the steps with these causes saved.
    case staysSaved([StepCause])
    /// A question was closed, and its input is lost.
    case answerLost(Alert)
    /// A place was closed, and its input is lost: the routes from its root on.
    case draftLost([Route])
    /// Input at places that are no longer allowed is lost.
    case hiddenDraftsLost
    /// Signing in leads to another target than before.
    case signInLeads(to: ReturnAction<Route.Section, Route>, notTo: ReturnAction<Route.Section, Route>)
}
