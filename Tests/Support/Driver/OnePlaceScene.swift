import DesignSystem
import Domain
import Foundation
import Navigation
import Observation
import TextShell

/// The smallest app there is: one place that shows one view, until it goes.
@MainActor @Observable final class OnePlaceScene: ShellScene {
    private enum Spot: Hashable { case start, view }

    let environment: RenderEnvironment
    private let title: String
    private let style: ScreenStyle
    private let deliveries: [Deliveries]
    private var stack = RouteStack(StackID(1), root: Spot.start)
    @ObservationIgnored private let views = PlaceViews()

    init(_ view: any View, style: ScreenStyle, deliveries: [Deliveries], timeZone: TimeZone, now: Date?) {
        self.style = style
        self.deliveries = deliveries
        environment = RenderEnvironment(timeZone: timeZone, now: now)
        title = view.rendered(in: environment).title ?? ""
        stack.push(.view)
        _ = views.view(at: visiblePlace) { view }
    }

    /// Takes the view's place away, as going back does.
    func leave() {
        stack.pop()
    }

    var frame: SceneFrame {
        SceneFrame(breadcrumb: [title], account: "", tabs: [], style: style, canGoBack: style != .page)
    }

    var visiblePlace: PlaceID { stack.top.id }

    // There are never more places than the start and the view.
    var livePlaces: Set<PlaceID> {
        let stack = stack
        return [stack.root.id, stack.top.id]
    }

    func visibleView() -> any View {
        views.view(at: visiblePlace) { EmptyView() }
    }

    func keepViews(only places: Set<PlaceID>) {
        views.keep(only: places)
    }

    let history: [String] = []
    let transcript: [String] = []
    func begin(_ step: String, canBeRepeated: Bool) {}
    func stop() {}
    func undo() throws(CommandFailure) { leave() }
    func redo() throws(CommandFailure) { leave() }
    func goBack() throws(CommandFailure) { leave() }
    func goHome() throws(CommandFailure) { leave() }
    func goToSection(_ name: String) throws(CommandFailure) {}
    func open(link: String) throws(CommandFailure) {}
    func takeNotices() -> [String] { [] }
    func didSettle() async {}
    func note(draft: Bool, at place: PlaceID) {}
    func mayQuit(again: Bool) -> Bool { true }
    let unsaved: [String] = []
    var timeUntilLock: Duration? { nil }
    func lockIfIdle() async -> Bool { false }
    func exitCode(for screen: Screen) -> ExitCode? { nil }

    func readersAreServed() async {
        for deliveries in deliveries { await deliveries.allTakenIn() }
    }

    let links: [String] = []
}
