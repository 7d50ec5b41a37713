import DesignSystem
import Domain
import Foundation
import Navigation
import Observation
import TextShell

/// The places of one feature alone, above each other, as the shell shows them. A host decides what comes next.
@MainActor @Observable package final class HostScene {
    private struct Spot: Hashable {
        let number: Int
        let title: String
        let style: ScreenStyle
    }

    /// What every view is told while it renders.
    package let environment: RenderEnvironment

    /// Who is here, as the frame says it.
    let account: String

    /// What the fakes hand over, which the shell waits for.
    @ObservationIgnored package var deliveries: [PendingDeliveries] = []

    private var stack = RouteStack(StackID(1), root: Spot(number: 0, title: "", style: .page))
    @ObservationIgnored private let views = PlaceViews()
    @ObservationIgnored private var notices: [String] = []
    /// How often a host followed a request, be it to a place that looks like the one before.
    @ObservationIgnored private(set) var followed = 0
    @ObservationIgnored private var losesDraft = false
    @ObservationIgnored private var shown = 0

    /// A scene without a place, in a time zone, at a moment that stands still.
    package init(role: Role?, timeZone: TimeZone = ClinicTimeZone(identifier: "Europe/Madrid").timeZone) {
        environment = RenderEnvironment(timeZone: timeZone, now: .sample)
        account = role.map { "\(Staff.sample($0).name), \($0.rawValue)" } ?? "not signed in"
    }

    /// Shows a view above those that are there.
    package func show(_ view: some View, _ style: ScreenStyle = .page) {
        followed += 1
        stack.push(spot(of: view, style), allowingDuplicate: true)
        _ = views.view(at: visiblePlace) { view }
    }

    /// Shows a view instead of the one on show.
    package func replace(with view: some View, _ style: ScreenStyle = .page) {
        followed += 1
        stack.replaceTop(with: spot(of: view, style))
        _ = views.view(at: visiblePlace) { view }
    }

    /// Takes the place on show away, where another is below it.
    package func leave() {
        if places.count > 1 { stack.pop() }
    }

    /// Takes all places above the first away.
    package func leaveAll() {
        stack.pop(count: places.count - 1)
    }

    /// Says that something was asked for that is not of this feature.
    package func asked(for what: String) {
        followed += 1
        notices.append("asked for: \(what)")
    }

    /// The places that a view was shown at.
    private var places: [Place<Spot>] { stack.places.filter { $0.route.number > 0 } }

    private func spot(of view: some View, _ style: ScreenStyle) -> Spot {
        shown += 1
        return Spot(number: shown, title: view.rendered(in: environment).title ?? "", style: style)
    }
}

extension HostScene: ShellScene {
    /// The way to the place on show, and who is here.
    package var frame: SceneFrame {
        SceneFrame(
            breadcrumb: places.map(\.route.title), account: account, tabs: [], style: stack.top.route.style,
            canGoBack: places.count > 1)
    }

    /// The place on show.
    package var visiblePlace: ScenePlace { ScenePlace(stack.top.id.number) }
    /// Every place.
    package var livePlaces: Set<ScenePlace> { Set(stack.places.map { ScenePlace($0.id.number) }) }

    /// The view of the place on show.
    package func visibleView() -> any View { views.view(at: visiblePlace) { EmptyView() } }
    /// Lets go of the views of other places.
    package func keepViews(only places: Set<ScenePlace>) { views.keep(only: places) }

    /// Waits until the fakes have handed over all that is new.
    package func readersAreServed() async {
        for deliveries in deliveries { await deliveries.allTakenIn() }
    }

    /// Goes back, where that is possible.
    package func goBack() throws(CommandFailure) {
        guard places.count > 1 else { throw CommandFailure("There is nothing to go back to.", .usage) }
        leave()
    }
    /// Goes to the first place.
    package func goHome() throws(CommandFailure) { leaveAll() }

    /// There are no other sections.
    package func goToSection(_ name: String) throws(CommandFailure) { throw .onlyThisFeature }
    /// There are no links.
    package func open(link: String) throws(CommandFailure) { throw .onlyThisFeature }
    /// There is no journal.
    package func undo() throws(CommandFailure) { throw .onlyThisFeature }
    /// There is no journal.
    package func redo() throws(CommandFailure) { throw .onlyThisFeature }

    /// What was asked for since the last time and is not of this feature.
    package func drainNotices() -> [String] {
        defer { notices = [] }
        return notices
    }

    /// Remembers it for ``mayQuit(again:)``.
    package func note(draft: Bool, input: Binding<[String: String]>?) { losesDraft = draft }

    /// Asks again where something typed would be lost.
    package func mayQuit(again: Bool) -> Bool {
        if losesDraft, !again { notices.append("What you typed would be lost: say “quit” again to leave.") }
        return again || !losesDraft
    }

    /// The place on show, where something typed would be lost.
    package var unsaved: [String] { losesDraft ? frame.breadcrumb.suffix(1) : [] }

    /// The code that the app ends with.
    package func exitCode(for screen: Screen) -> ExitCode? {
        switch screen.failure.flatMap(AppError.example) {
        case nil: nil
        case .notFound: .noInput
        case .signInRequired, .notAllowed, .wrongCredentials, .needsAnotherPerson: .noPermission
        case .invalidInput: .dataError
        case .tooManyAttempts, .conflict, .storage, .remote, .unexpected: .temporaryFailure
        }
    }
}

extension CommandFailure {
    fileprivate static let onlyThisFeature = CommandFailure(
        "Only this feature is here, without links, sections and history: scripts/run has them.", .unavailable)
}
