import HeadlessUI

/// An app as the shell sees it: its visible place and how to navigate. The app owns all navigation.
@MainActor public protocol ShellScene: AnyObject {
    /// The frame around the visible place.
    var frame: SceneFrame { get }

    /// The visible place.
    var visiblePlace: ScenePlace { get }

    /// Every place, visible or not.
    var livePlaces: Set<ScenePlace> { get }

    /// The environment that every view gets while it renders.
    var environment: RenderEnvironment { get }

    /// The view of the visible place; the same view for the life of the place.
    func visibleView() -> any View

    /// Waits until it is decided which place comes next, and until all work that was handed something new has taken it
    /// in: the next screen is the one that stays.
    func readersAreServed() async

    /// Lets that wait end: the conversation is over.
    func stop()

    /// Frees the views of all other places.
    func keepViews(only places: Set<ScenePlace>)

    /// Records the command that is about to run, without secrets and search text. A command that `canBeRepeated` has
    /// the same effect again.
    func begin(_ step: String, canBeRepeated: Bool)

    /// The steps taken, one line each.
    var history: [String] { get }

    /// The same steps as values.
    var steps: [HistoryStep] { get }

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

    /// Where the visible screen, its records and its controls lead.
    var screenLinks: ScreenLinks { get }

    /// Opens a link.
    func open(link: String) throws(CommandFailure)

    /// The kinds of places that ``find(_:limit:)`` finds and by what, as the help says it, or nil if it finds none.
    var findable: String? { get }

    /// Finds places anywhere in the app by a name, a number, a date or whatever else identifies them, as the person who
    /// is here: at most `limit` of each kind. The text is not recorded.
    func find(_ text: String, limit: Int) async -> FoundPlaces

    /// The app's own words, which work at every screen, in the order in which the help lists them.
    var words: [SceneWord] { get }

    /// Carries out a line that is no command and names neither a control nor a section: one of the ``words``, or
    /// the number or date of a place. The line is not recorded.
    ///
    /// - Throws: a failure, after which everything is as it was before.
    func answer(to line: String) async throws(CommandFailure) -> SceneAnswer

    /// Records, after each rendering, whether leaving the visible place would lose input, and the input to store for a
    /// restart.
    func note(draft: Bool, input: Binding<[String: String]>?)

    /// Whether the conversation may end now. Where something typed would be lost, says so the first time, and gives in
    /// when the user says it `again` right away.
    func mayQuit(again: Bool) -> Bool

    /// The places that hold something typed and not saved, by their names.
    var unsaved: [String] { get }

    /// The time until an idle scene locks, or nil if it never does.
    var timeUntilLock: Duration? { get }

    /// Called when ``timeUntilLock`` changes by itself: another terminal has chosen another time.
    var whenLockTimeChanges: () -> Void { get set }

    /// Locks if the user was idle for too long. Called when the time is over at a terminal, and before a line is
    /// carried out.
    ///
    /// - Returns: whether it locked. The line is then not carried out.
    func lockIfIdle() async -> Bool

    /// Called when a person does something that is no step, such as typing into a field: the time until it locks begins
    /// anew.
    func personIsActive()

    /// Removes and returns the notices for the user, one line each.
    func drainNotices() -> [String]

    /// Called when a step is over and its screen is complete: the time to save where the user is.
    func didSettle() async

    /// An identifier of the person who is here, or nil if nobody is signed in. When it changes, the lines that were
    /// typed before can no longer be brought back.
    var person: String? { get }

    /// The words that the number of a record may follow, in lower case.
    var recordWords: [String] { get }

    /// The lines that the person who is here typed in earlier conversations, oldest first.
    func earlierLines() async -> [String]

    /// Keeps a line that the person who is here typed for their next conversations. It was carried out, and says
    /// nothing about anybody.
    func keepForLater(_ line: String) async

    /// The exit code for the error that a screen tells of, or nil when all is well.
    func exitCode(for screen: Screen) -> ExitCode?
}

/// The parts of a screen that belong to the app and not to the place.
public struct SceneFrame: Hashable, Sendable {
    /// The titles of the places from the section's root to the visible one.
    public var breadcrumb: [String]

    /// The signed-in user, or a note that there is none.
    public var account: String

    /// The state of sharing with others, a few words each; empty if the program shares nothing.
    public var status: [String]

    /// A few words that stand on every screen, such as that the data is an example; nil for none.
    public var banner: String?

    /// The sections.
    public var tabs: [Tab]

    /// The presentation of the visible place.
    public var style: ScreenStyle

    /// Whether there is somewhere to go back to.
    public var canGoBack: Bool

    /// A frame from its parts.
    public init(
        breadcrumb: [String], account: String, status: [String] = [], banner: String? = nil, tabs: [Tab],
        style: ScreenStyle, canGoBack: Bool
    ) {
        self.breadcrumb = breadcrumb
        self.account = account
        self.status = status
        self.banner = banner
        self.tabs = tabs
        self.style = style
        self.canGoBack = canGoBack
    }
}
