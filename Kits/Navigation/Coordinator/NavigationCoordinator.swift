/// Owns the navigation of an app, as one value: what leads anywhere asks it.
///
/// An app conforms with what it knows: where the value is kept, who may see what, and its words. What it gets is every
/// way to go: requests with gates and the leave guard, steps of a flow, presenting, asking, undo and redo, and flows
/// that places wait for.
@MainActor public protocol NavigationCoordinator: AnyObject {
    /// The places of the app.
    associatedtype Route: NavigationRoute

    /// What can be asked on top of everything.
    associatedtype Alert: NavigationAlert where Alert.Route == Route

    /// Why a gate does not let someone through.
    associatedtype Refusal

    /// What a place hears of a flow that it waits for.
    associatedtype Outcome: Sendable

    /// Everything a person sees of the app's navigation.
    typealias State = NavigationState<Route.Section, Route, Route.Modal, Alert>

    /// Where a person asks to go.
    typealias Request = NavigationRequest<Route.Section, Route>

    /// What happens after signing in.
    typealias Return = ReturnAction<Route.Section, Route>

    /// What the user is told.
    typealias Notice = NavigationNotice<Route, Alert, Refusal>

    /// Everything a person sees of navigation.
    var state: State { get }

    /// Shows a state, and draws the consequences: the only place that does.
    ///
    /// - Parameters:
    ///   - state: the new state.
    ///   - ending: how flows end whose places are gone.
    func commit(_ state: State, as ending: FlowEnding)

    /// What was done, step by step.
    var journal: NavigationJournal<Route.Section, Route, Route.Modal, Alert> { get }

    /// The places that would lose something typed.
    var drafts: Set<PlaceID> { get set }

    /// Whether the places of a stack share something typed that is not saved.
    func hasSharedDraft(on stack: StackID) -> Bool

    /// Where someone wants to go as soon as a gate has looked something up, or nil.
    var pendingRequest: PendingRequest? { get set }

    /// Every gate, in the order in which they are asked.
    var gates: GateChain<Route, Refusal> { get }

    /// What the gates that know at once say to whoever is here now.
    func verdict(for route: Route) -> GateVerdict<Route, Refusal>

    /// Whether a gate has to look something up before a place can be shown.
    func isLookedUp(_ route: Route) -> Bool

    /// Why nothing is shown over a modal that cannot be closed.
    func refusal(by modal: Route.Modal) -> Refusal

    /// Asks to sign in; nil in an app where nobody does.
    func signIn(then action: Return) -> Route.Modal?

    /// Where whoever signs in at a modal goes then; nil where nobody signs in there.
    func returnAction(of modal: Route.Modal) -> Return?

    /// Asks whether to sign out; nil in an app where nobody does.
    var signOutQuestion: Alert? { get }

    /// Tells the user something, in the app's words.
    func notify(_ notice: Notice)

    /// Who waits for what; nil as long as nobody ever did.
    var awaited: FlowOutcomes<Outcome>? { get set }
}

extension NavigationCoordinator {
    /// No.
    public func hasSharedDraft(on stack: StackID) -> Bool { false }

    /// No: the gates know at once.
    public func isLookedUp(_ route: Route) -> Bool { false }

    /// Nobody signs in.
    public func signIn(then action: Return) -> Route.Modal? { nil }

    /// Nobody signs in.
    public func returnAction(of modal: Route.Modal) -> Return? { nil }

    /// Nobody signs out.
    public var signOutQuestion: Alert? { nil }
}

/// What the user is told of navigation; the words are the app's.
public enum NavigationNotice<Route: NavigationRoute, Alert, Refusal> {
    /// Why it does not lead where they wanted to go.
    case refused(Refusal)
    /// Redirects lead back to where one was sent away from.
    case circle(to: Route)
    /// A place leads on and on to others.
    case tooManyRedirects
    /// Undo and redo lead nowhere: the place may not be seen any more.
    case hiddenByNow
    /// Undo does not take back what steps with these causes saved.
    case staysSaved([StepCause])
    /// A question was closed, and what was typed into it is gone.
    case answerLost(Alert)
    /// A place was closed, and what was typed there is gone: the routes from its root on.
    case draftLost([Route])
    /// What was typed where one may not be any more is gone.
    case hiddenDraftsLost
    /// Signing in leads somewhere else than it did.
    case signInLeads(to: ReturnAction<Route.Section, Route>, notTo: ReturnAction<Route.Section, Route>)
}
