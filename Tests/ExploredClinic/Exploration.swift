import DesignSystem
import Domain
import Navigation

@testable import App

/// What exploring has found.
struct Exploration {
    /// The screens, and what leads from one to another.
    var map = NavigationMap()

    /// What is not as it has to be, each once for each screen.
    private(set) var findings: [Finding] = []

    /// What does not hold on purpose, and was met.
    private(set) var deviations: Set<Deviation> = []

    /// How many states were looked at.
    var stateCount = 0

    /// How many things were done.
    private(set) var tapCount = 0

    /// A place of each link pattern that was reached by taps, by the pattern, and the way there.
    private(set) var tapped: [String: (route: AppRoute, way: Way)] = [:]

    /// The link patterns that led to an equal screen.
    var linked: Set<String> = []

    /// Everything that was done, where and with which lines.
    private(set) var presses: [ExploredPress] = []

    private var known: Set<[String]> = []

    /// Puts a finding down, unless the same is known of the same screen.
    mutating func note(_ law: Finding.Law, _ problem: String, at way: Way, _ screen: String) {
        if let deviation = Deviation.all.first(where: { $0.covers(law, screen, way) }) {
            deviations.insert(deviation)
            return
        }
        guard known.insert([law.rawValue, problem, screen]).inserted else { return }
        findings.append(Finding(law: law, screen: screen, problem: problem, way: way))
    }

    /// Takes in what was done at a screen.
    mutating func did(_ press: ExploredPress) {
        tapCount += 1
        presses.append(press)
    }

    /// Takes in the screen on show.
    mutating func reached(_ app: ExploredApp, inRole role: String) {
        let style = app.screen.style
        map.add(app.screenName, style, section: app.coordinator.section, role: role)
        guard let route = app.coordinator.linkedRoute, let pattern = route.pattern, tapped[pattern] == nil else {
            return
        }
        tapped[pattern] = (route, app.way)
    }

    /// The patterns of all listed links that nobody reached by taps, in their order.
    var untapped: [String] { Self.patterns.filter { tapped[$0] == nil } }

    /// The patterns of all listed links that did not lead to the screen that taps led to, in their order.
    var unlinked: [String] { Self.patterns.filter { !linked.contains($0) } }

    private static var patterns: [String] { AppRoute.listedLinks.patterns.map(\.text) }
}

/// Something that was done at a screen.
nonisolated struct ExploredPress: Hashable, Sendable {
    /// The way to the screen.
    let way: Way

    /// What the map calls the screen.
    let screen: String

    /// What was done.
    let tap: Tap

    /// Whether something was saved by it.
    let writes: Bool
}
