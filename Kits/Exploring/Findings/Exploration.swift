/// The result of exploring.
@MainActor public struct Exploration<Start: ExplorableStart> {
    /// The screens, and what leads from one to another.
    public internal(set) var map: NavigationMap

    /// The findings, one for each problem of a screen.
    public private(set) var findings: [ExplorationFinding] = []

    /// How many states were looked at.
    public internal(set) var stateCount = 0

    /// How many things were done.
    public private(set) var tapCount = 0

    /// How many lines were typed, the ways included.
    public internal(set) var lineCount = 0

    /// Everything that was done, where and with which lines.
    public private(set) var presses: [ExploredPress<Start>] = []

    /// The effects of controls.
    var controls = ControlUses<Start>()

    /// The links that were read.
    var links = LinksRead<Start>()

    private let accepted: [AcceptedFinding]
    private var met: Set<AcceptedFinding> = []
    private var known: Set<[String]> = []

    /// Nothing yet, of an app where some findings are meant.
    init(map: NavigationMap, accepted: [AcceptedFinding]) {
        (self.map, self.accepted) = (map, accepted)
    }

    /// Records a finding, unless it is accepted or equals one of the same screen except for numbers.
    ///
    /// - Parameters:
    ///   - law: the broken law.
    ///   - problem: the problem in a few words.
    ///   - way: the way there, or nil if nothing leads there.
    ///   - screen: the screen.
    ///   - step: the control; nil for the last typed line.
    mutating func note(
        _ law: ExplorationLaw, _ problem: String, at way: ExploredWay<Start>?, _ screen: String,
        about step: String? = nil
    ) {
        if let meant = accepted.first(where: { $0.covers(law, screen, step ?? way?.steps.last?.last) }) {
            met.insert(meant)
            return
        }
        guard known.insert([law.rawValue, problem.filter { !$0.isNumber }, screen]).inserted else { return }
        findings.append(
            ExplorationFinding(law: law, screen: screen, problem: problem, commands: way?.commands ?? []))
    }

    /// Records accepted findings that were not found.
    mutating func noteUnmetAcceptances() {
        for unmet in accepted where !met.contains(unmet) {
            let problem = "a break of “\(unmet.law.rawValue)” is accepted and no longer occurs"
            note(.accepted, problem, at: nil, unmet.screen)
        }
    }

    /// Records a step.
    mutating func did(_ press: ExploredPress<Start>) {
        tapCount += 1
        presses.append(press)
    }
}

/// Something that was done at a screen.
public struct ExploredPress<Start: ExplorableStart>: Hashable, Sendable {
    /// The way to the screen.
    public let way: ExploredWay<Start>

    /// The name of the screen.
    public let screen: String

    /// The tap.
    public let tap: ExploredTap

    /// Whether something was saved by it.
    public let writes: Bool

    /// Something that was done.
    public init(way: ExploredWay<Start>, screen: String, tap: ExploredTap, writes: Bool) {
        (self.way, self.screen, self.tap, self.writes) = (way, screen, tap, writes)
    }
}
