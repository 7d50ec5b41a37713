import Foundation
import HeadlessUI
import Navigation
import Observation
import TextShell

/// The places of the sample app.
enum Spot: String, Hashable, CaseIterable {
    case start, list, form, broken
}

/// An app with one stack, whose views a test draws.
@MainActor @Observable final class SampleScene: ShellScene {
    @ObservationIgnored private var begun: [String] = []
    var stack = RouteStack(StackID(1), root: Spot.start)
    @ObservationIgnored var notices: [String] = []
    @ObservationIgnored var settled = 0
    @ObservationIgnored var person: String?
    @ObservationIgnored var whenSettled: @MainActor () -> Void = {}
    @ObservationIgnored private let views = PlaceViews()
    @ObservationIgnored private let draw: @MainActor (SampleScene) -> any View

    init(at spots: Spot..., draw: @escaping @MainActor (SampleScene) -> any View) {
        self.draw = draw
        stack.become(spots)
    }

    let environment = RenderEnvironment()
    var tabs: [Tab] = []
    var style = ScreenStyle.page

    /// The words of the scene, the lines that it answers, and what it finds.
    @ObservationIgnored var words: [SceneWord] = []
    @ObservationIgnored var answers: [String: SceneAnswer] = [:]
    @ObservationIgnored var findable: String?
    @ObservationIgnored var found = FoundPlaces()
    @ObservationIgnored var asked: [String] = []
    @ObservationIgnored var whenAnswered: @MainActor (String) -> Void = { _ in }
    /// The lines that are kept of each person.
    @ObservationIgnored var earlier: [String: [String]] = [:]

    var frame: SceneFrame {
        SceneFrame(
            breadcrumb: stack.places.map(\.route.rawValue), account: "nobody", tabs: tabs, style: style,
            canGoBack: stack.places.count > 1)
    }

    var visiblePlace: ScenePlace { ScenePlace(stack.top.id.number) }
    var livePlaces: Set<ScenePlace> { Set(stack.places.map { ScenePlace($0.id.number) }) }

    func visibleView() -> any View {
        views.view(at: visiblePlace) { draw(self) }
    }

    func keepViews(only places: Set<ScenePlace>) {
        views.keep(only: places)
    }

    @ObservationIgnored var unsaved: [String] = []

    func mayQuit(again: Bool) -> Bool {
        if !again, !unsaved.isEmpty { notices.append("unsaved") }
        return again || unsaved.isEmpty
    }

    /// The time until the scene locks, and the effect of a lock.
    var timeUntilLock: Duration?
    @ObservationIgnored var whenLockTimeChanges: () -> Void = {}
    var lock: () async -> Bool = { false }

    func lockIfIdle() async -> Bool { await lock() }

    func drainNotices() -> [String] {
        defer { notices = [] }
        return notices
    }

    func didSettle() async {
        settled += 1
        whenSettled()
    }

    func exitCode(for screen: Screen) -> ExitCode? {
        screen.failure.map { $0 == "full" ? .ioError : .software }
    }
}

extension SampleScene {
    func find(_ text: String, limit: Int) async -> FoundPlaces {
        asked.append("find \(text)")
        return found
    }

    func answer(to line: String) async throws(CommandFailure) -> SceneAnswer {
        asked.append(line)
        whenAnswered(line)
        return answers[line] ?? .unknown
    }

    func earlierLines() async -> [String] { person.flatMap { earlier[$0] } ?? [] }

    func keepForLater(_ line: String) async { earlier[person ?? "nobody", default: []].append(line) }

    func goToSection(_ name: String) throws(CommandFailure) {
        guard let spot = Spot(rawValue: name.lowercased()) else {
            throw CommandFailure("There are no sections.", .usage)
        }
        stack.become([spot])
    }

    var links: [String] { Spot.allCases.map { "clinic://\($0.rawValue)" } }

    var history: [String] { begun }
    var transcript: [String] { begun.map { "again: \($0)" } }

    func begin(_ step: String, canBeRepeated: Bool) {
        begun.append(step)
    }

    func goBack() throws(CommandFailure) {
        if !stack.pop() { throw CommandFailure("There is nothing to go back to.", .usage) }
    }

    func goHome() throws(CommandFailure) {
        stack.popToRoot()
    }

    func open(link: String) throws(CommandFailure) {
        guard let spot = Spot(rawValue: link) else { throw CommandFailure("“\(link)” is no link.", .dataError) }
        stack.become([spot])
    }
}
