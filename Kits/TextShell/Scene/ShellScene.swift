import HeadlessUI

/// What the shell needs from an app: where it is, what is there, and how to move. The app owns all navigation.
@MainActor public protocol ShellScene: AnyObject {
    /// The frame around the place on show.
    var frame: SceneFrame { get }

    /// The place on show.
    var visiblePlace: ScenePlace { get }

    /// Every place that exists, on show or not.
    var livePlaces: Set<ScenePlace> { get }

    /// What every view is told while it renders.
    var environment: RenderEnvironment { get }

    /// The view of the place on show; the same view for the life of that place.
    func visibleView() -> any View

    /// Waits until it is decided which place comes next, and until all work that was handed something new has taken it
    /// in: the next screen is the one that stays.
    func readersAreServed() async

    /// Lets that wait end: the conversation is over.
    func stop()

    /// Lets go of the views of all other places than these.
    func keepViews(only places: Set<ScenePlace>)

    /// Hears what is about to be done, in the words of the command language; nothing in them is secret, or was searched
    /// for. Doing it again does the same again where it `canBeRepeated`.
    func begin(_ step: String, canBeRepeated: Bool)

    /// What was done so far, one line each.
    var history: [String] { get }

    /// The same as lines of the command language that do it again.
    var transcript: [String] { get }

    /// Goes back to where one was before the last step.
    func undo() throws(CommandFailure)

    /// Does the step again that was undone last.
    func redo() throws(CommandFailure)

    /// Goes one step back.
    func goBack() throws(CommandFailure)

    /// Goes to the start of the app.
    func goHome() throws(CommandFailure)

    /// Shows a section as it was left, by its name in any case.
    func goToSection(_ name: String) throws(CommandFailure)

    /// The patterns of all links, one line each, in a stated order.
    var links: [String] { get }

    /// Opens a link.
    func open(link: String) throws(CommandFailure)

    /// Hears, after each rendering, whether leaving the place on show would lose something that was typed there, and
    /// what is kept of it over a restart.
    func note(draft: Bool, input: Binding<[String: String]>?)

    /// Whether the conversation may end now. Where something typed would be lost, says so the first time, and gives in
    /// when the user says it `again` right away.
    func mayQuit(again: Bool) -> Bool

    /// The places that hold something typed and not saved, by their names.
    var unsaved: [String] { get }

    /// How long until the scene wants to be locked if nobody does anything, or nil if it never does.
    var timeUntilLock: Duration? { get }

    /// Locks if nobody was here for too long. Called when that time is over at a terminal, and when a line arrives,
    /// before it is carried out.
    ///
    /// - Returns: whether it locked; a line that arrived is then not carried out.
    func lockIfIdle() async -> Bool

    /// What the user has to be told since the last time: one line each.
    func drainNotices() -> [String]

    /// Called when a step is over and its screen is complete: the time to save where the user is.
    func didSettle() async

    /// The exit code for the error that a screen tells of, or nil when all is well.
    func exitCode(for screen: Screen) -> ExitCode?
}

/// The parts of a screen that belong to the app and not to the place.
public struct SceneFrame: Hashable, Sendable {
    /// The names of the places from the section's root to the one on show.
    public var breadcrumb: [String]

    /// Who is signed in, or that nobody is.
    public var account: String

    /// How the program stands with others, a few words each; nothing where it stands alone.
    public var status: [String]

    /// The sections.
    public var tabs: [Tab]

    /// How the place on show lies over others.
    public var style: ScreenStyle

    /// Whether there is somewhere to go back to.
    public var canGoBack: Bool

    /// A frame from its parts.
    public init(
        breadcrumb: [String], account: String, status: [String] = [], tabs: [Tab], style: ScreenStyle, canGoBack: Bool
    ) {
        self.breadcrumb = breadcrumb
        self.account = account
        self.status = status
        self.tabs = tabs
        self.style = style
        self.canGoBack = canGoBack
    }
}
