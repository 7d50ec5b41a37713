import Foundation
import HeadlessUI
import Observation
import TextShell

/// The smallest app: one place with one view, until it is removed.
@MainActor @Observable final class OnePlaceScene: ShellScene {
    private static let start = ScenePlace(1)
    private static let place = ScenePlace(2)

    let environment: RenderEnvironment
    private let title: String
    private let style: ScreenStyle
    private let served: @MainActor () async -> Void
    private var isGone = false
    @ObservationIgnored private let views = PlaceViews()

    init(
        _ view: any View, style: ScreenStyle, secondsFromGMT: @escaping @Sendable (Date) -> Int, now: Date?,
        served: @escaping @MainActor () async -> Void
    ) {
        self.style = style
        self.served = served
        environment = RenderEnvironment(secondsFromGMT: secondsFromGMT, now: now)
        title = view.rendered(in: environment).title ?? ""
        _ = views.view(at: Self.place) { view }
    }

    /// Takes the view's place away, as going back does.
    func leave() {
        isGone = true
    }

    var frame: SceneFrame {
        SceneFrame(breadcrumb: [title], account: "", tabs: [], style: style, canGoBack: style != .page)
    }

    var visiblePlace: ScenePlace { isGone ? Self.start : Self.place }
    var livePlaces: Set<ScenePlace> { [Self.start, visiblePlace] }

    func visibleView() -> any View {
        views.view(at: visiblePlace) { EmptyView() }
    }

    func keepViews(only places: Set<ScenePlace>) {
        views.keep(only: places)
    }

    func goBack() throws(CommandFailure) { leave() }
    func goHome() throws(CommandFailure) { leave() }

    func readersAreServed() async { await served() }
}
