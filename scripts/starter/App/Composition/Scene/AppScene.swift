// headless
import DesignSystem
import Domain
import Foundation
import Navigation
import TextShell

/// The app as the text shell sees it: the coordinator's state, and the views that the route shells make of it.
final class AppScene: ShellScene {
    let start: AppStart
    let environment = RenderEnvironment()
    private let views = PlaceViews()
    private var input: Binding<[String: String]>?
    private var isDraft = false

    init(_ start: AppStart) {
        self.start = start
    }

    var app: AppCoordinator { start.coordinator }

    var frame: SceneFrame {
        let places = app.state.visibleStack.places.map(\.route.title)
        let names = places + [app.presentedAlert?.title].compactMap(\.self)
        var before = app.state
        return SceneFrame(
            // if sign-in
            breadcrumb: names, account: app.session?.name ?? "not signed in",
            // else
            breadcrumb: names, account: "",
            // end
            tabs: AppSection.allCases.map { Tab(name: $0.root.title, isSelected: $0 == app.state.section) },
            style: app.presentedAlert != nil ? .alert : app.presentedSheet != nil ? .sheet : .page,
            canGoBack: before.goBack())
    }

    var visiblePlace: ScenePlace { ScenePlace(app.state.visiblePlace) }
    var livePlaces: Set<ScenePlace> { Set(app.state.places.map { ScenePlace($0) }) }

    func visibleView() -> any View {
        views.view(at: visiblePlace) {
            let shell = AppRouteShell(container: start.container, app: app)
            if let alert = app.presentedAlert { return shell.view(for: alert) }
            let view = shell.view(for: app.state.visibleRoute)
            if let typed = app.inputs[app.state.visiblePlace] {
                view.rendered(in: environment).input?.wrappedValue = typed
            }
            return view
        }
    }

    func keepViews(only places: Set<ScenePlace>) { views.keep(only: places) }
    func readersAreServed() async { await start.container.deliveries.allTakenIn() }

    /// Notes at once what would be lost, so that the next step asks; the words are read when they are complete.
    func note(draft: Bool, input: Binding<[String: String]>?) {
        (isDraft, self.input) = (draft, input)
        app.note(input?.wrappedValue ?? [:], at: app.state.visiblePlace, isDraft: draft)
    }

    func didSettle() async {
        app.note(input?.wrappedValue ?? [:], at: app.state.visiblePlace, isDraft: isDraft)
        app.journal.end()
        await start.save()
    }
}
