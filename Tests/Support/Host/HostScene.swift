import DesignSystem
import Domain
import Foundation
import Navigation
import Observation
import TextShell

/// The stacked places of one feature alone, as the shell shows them. The host decides what comes next.
@MainActor @Observable package final class HostScene {
    private struct Spot: Hashable {
        let number: Int
        let title: String
        let style: ScreenStyle
    }

    /// The environment of every render.
    package let environment: RenderEnvironment

    /// The signed-in person, as the frame names them.
    let account: String

    /// The deliveries of the fakes, which the shell waits for.
    @ObservationIgnored package var deliveries: [PendingDeliveries] = []

    private var stack = RouteStack(StackID(1), root: Spot(number: 0, title: "", style: .page))
    @ObservationIgnored private let views = PlaceViews()
    @ObservationIgnored private var notices: [String] = []
    /// The number of requests that the host followed, even to an identical place.
    @ObservationIgnored private(set) var followed = 0
    @ObservationIgnored private var losesDraft = false
    @ObservationIgnored private var shown = 0

    /// A scene without a place, in a time zone, at a fixed moment.
    package init(role: Role?, timeZone: ClinicTimeZone = .madrid) {
        environment = RenderEnvironment(secondsFromGMT: timeZone.secondsFromGMT, now: .sample)
        account = role.map { "\(Staff.sample($0).name), \($0.rawValue)" } ?? "not signed in"
    }

    /// Shows a view above those that are there.
    package func show(_ view: some View, _ style: ScreenStyle = .page) {
        followed += 1
        stack.push(spot(of: view, style), allowingDuplicate: true)
        _ = views.view(at: visiblePlace) { view }
    }

    /// Replaces the visible view with another.
    package func replace(with view: some View, _ style: ScreenStyle = .page) {
        followed += 1
        stack.replaceTop(with: spot(of: view, style))
        _ = views.view(at: visiblePlace) { view }
    }

    /// Removes the top place if another is below it.
    package func leave() {
        if places.count > 1 { stack.pop() }
    }

    /// Removes all places above the first.
    package func leaveAll() {
        stack.pop(count: places.count - 1)
    }

    /// Reports a request that is outside this feature.
    package func asked(for what: String) {
        followed += 1
        notices.append("asked for: \(what)")
    }

    /// The places with a view.
    private var places: [Place<Spot>] { stack.places.filter { $0.route.number > 0 } }

    private func spot(of view: some View, _ style: ScreenStyle) -> Spot {
        shown += 1
        return Spot(number: shown, title: view.rendered(in: environment).title ?? "", style: style)
    }
}

extension HostScene: ShellScene {
    /// The breadcrumb to the visible place, and the account.
    package var frame: SceneFrame {
        SceneFrame(
            breadcrumb: places.map(\.route.title), account: account, tabs: [], style: stack.top.route.style,
            canGoBack: places.count > 1)
    }

    /// The visible place.
    package var visiblePlace: ScenePlace { ScenePlace(stack.top.id.number) }
    /// Every place.
    package var livePlaces: Set<ScenePlace> { Set(stack.places.map { ScenePlace($0.id.number) }) }

    /// The view of the visible place.
    package func visibleView() -> any View { views.view(at: visiblePlace) { EmptyView() } }
    /// Releases the views of other places.
    package func keepViews(only places: Set<ScenePlace>) { views.keep(only: places) }

    /// Waits until the fakes have delivered every change.
    package func readersAreServed() async {
        for deliveries in deliveries { await deliveries.allTakenIn() }
    }

    /// Goes back if possible.
    package func goBack() throws(CommandFailure) {
        guard places.count > 1 else { throw CommandFailure("There is nothing to go back to.", .usage) }
        leave()
    }
    /// Goes to the first place.
    package func goHome() throws(CommandFailure) { leaveAll() }

    /// Fails, as there are no other sections.
    package func goToSection(_ name: String) throws(CommandFailure) { throw .onlyThisFeature }
    /// Fails, as there are no links.
    package func open(link: String) throws(CommandFailure) { throw .onlyThisFeature }
    /// Fails, as there is no journal.
    package func undo() throws(CommandFailure) { throw .onlyThisFeature }
    /// Fails, as there is no journal.
    package func redo() throws(CommandFailure) { throw .onlyThisFeature }

    /// The requests outside this feature since the last call.
    package func drainNotices() -> [String] {
        defer { notices = [] }
        return notices
    }

    /// Records whether a draft would be lost, for ``mayQuit(again:)``.
    package func note(draft: Bool, input: Binding<[String: String]>?) { losesDraft = draft }

    /// Whether to quit. Asks twice if a draft would be lost.
    package func mayQuit(again: Bool) -> Bool {
        if losesDraft, !again { notices.append("What you typed would be lost: say “quit” again to leave.") }
        return again || !losesDraft
    }

    /// The visible place, if its draft would be lost.
    package var unsaved: [String] { losesDraft ? frame.breadcrumb.suffix(1) : [] }

    /// The exit code of the app.
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
