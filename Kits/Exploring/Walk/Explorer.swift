import HeadlessUI
import Navigation
import TextShell

/// Walks an app breadth-first from every start by doing whatever can be done at each screen, and holds each state that
/// it reaches to every ``ExplorationLaw``.
///
/// Every walk has a copy of the same records, so that whatever it writes there is gone with it. Each state is reached
/// once more by typing its way again; with `paths` by its values, where those are all there is. It is gone back to by
/// `back` where nothing was written on the way away from it, and else by its values again.
@MainActor public final class Explorer<App: ExplorableApp> {
    /// The result so far.
    public internal(set) var exploration: Exploration<App.Start>

    let app: App
    let starts: [App.Start]
    private let depth: Int
    private let paths: Bool
    private let progress: (Exploration<App.Start>) -> Void
    private var known: Set<ExploredState> = []
    private var queue: [(way: ExploredWay<App.Start>, state: ExploredState, copy: WalkCopy<App>?)] = []

    /// Creates an explorer.
    ///
    /// - Parameters:
    ///   - app: the app that every walk copies.
    ///   - starts: the starts of walks, or nil for all.
    ///   - depth: the most steps from a start, or nil for the app's reach.
    ///   - paths: whether the same screen above other places is another state.
    ///   - progress: called after each state.
    public init(
        _ app: App, starts: [App.Start]? = nil, depth: Int? = nil, paths: Bool = false,
        progress: @escaping (Exploration<App.Start>) -> Void = { _ in }
    ) {
        self.app = app
        self.starts = starts ?? app.starts
        self.depth = depth ?? app.reach
        self.paths = paths
        self.progress = progress
        exploration = Exploration(map: NavigationMap(of: app), accepted: app.accepted)
    }

    /// Walks until there is nothing new within the depth. If the whole app was explored, also reports what was never
    /// reached and what never had an effect.
    ///
    /// - Throws: the reason why the app cannot start.
    public func explore() async throws -> Exploration<App.Start> {
        for start in starts { try take(in: try await Walk(on: app.copy(), from: start)) }
        var next = 0
        while next < queue.count {
            let (way, state, copy) = queue[next]
            queue[next].copy = nil
            next += 1
            try await expand(way, state, copy)
            exploration.stateCount = next
            progress(exploration)
        }
        try await probeLinks()
        if starts == app.starts, depth >= app.reach { try await checkWhole() }
        return exploration
    }

    /// The app at the end of a way, on a fresh copy of the records; nil, and a finding, where the way leads elsewhere
    /// now.
    func walk(along way: ExploredWay<App.Start>, to state: ExploredState) async throws -> Walk<App>? {
        let walk = try await Walk(on: app.copy(), from: way.start)
        do {
            for step in way.steps { try await type(step, in: walk) }
        } catch {
            exploration.note(.repetition, "“\(error.message)” when done again", at: way, state.screen)
            return nil
        }
        guard walk.state(paths: paths) == state else {
            exploration.note(.repetition, "another screen when done again: \(walk.screen.path)", at: way, state.screen)
            return nil
        }
        return walk
    }

    /// Types the lines of a step.
    func type(_ step: [String], in walk: Walk<App>) async throws(CommandFailure) {
        exploration.lineCount += step.count
        try await walk.type(step)
    }

    /// Checks a state, and does everything that can be done there.
    private func expand(_ way: ExploredWay<App.Start>, _ state: ExploredState, _ kept: WalkCopy<App>?) async throws {
        var found = try await kept?.walk()
        if found == nil { found = try await walk(along: way, to: state) }
        guard let walk = found else { return }
        try await checkLink(of: walk)
        guard way.steps.count < depth else { return await checkEnd(of: walk, others: 1) }
        let copy = try kept ?? WalkCopy(of: walk)
        var current = try await copy?.walk() ?? walk
        var waysOut = 0
        for tap in walk.taps {
            if try await take(tap, in: current, &waysOut) {
                current.isBack(at: way)
                continue
            }
            if let again = try await copy?.walk() {
                current = again
            } else {
                guard let again = try await self.walk(along: way, to: state) else { return }
                current = again
            }
        }
        await checkEnd(of: copy == nil ? current : walk, others: waysOut)
    }

    private func checkEnd(of walk: Walk<App>, others: Int) async {
        checkJournal(of: walk)
        await checkWayOut(of: walk, others: others)
    }

    /// Takes one action at a state and records the result.
    ///
    /// - Returns: whether the app is back at the state.
    private func take(_ tap: ExploredTap, in walk: Walk<App>, _ waysOut: inout Int) async throws -> Bool {
        let (before, way) = (Moment(of: walk), walk.way)
        do {
            try await type(tap.lines, in: walk)
        } catch {
            exploration.note(.control, "“\(error.message)” after: \(tap.lines)", at: walk.way, before.screenName)
            return false
        }
        let after = Moment(of: walk)
        let writes = walk.changes.dropFirst(before.changes).contains(where: \.isWrite)
        exploration.did(ExploredPress(way: way, screen: before.screenName, tap: tap, writes: writes))
        if !after.isAt(before) { waysOut += 1 }
        exploration.map.add(
            tap.kind, from: before.screenName, to: after.screenName, stays: before.isAt(after))
        try take(in: walk)
        checkStep(of: walk, from: before, to: after, by: tap, writes: writes)
        return await checkBack(of: walk, from: before, to: after, by: tap)
    }

    /// Records the current state if it is new, and checks the laws of every screen.
    func take(in walk: Walk<App>) throws {
        checkScreen(of: walk)
        let state = walk.state(paths: paths)
        reached(walk, inRole: state.role)
        guard known.insert(state).inserted else { return }
        queue.append((walk.way, state, paths ? try WalkCopy(of: walk) : nil))
    }

    /// Records the visible screen.
    private func reached(_ walk: Walk<App>, inRole role: String) {
        exploration.map.add(
            walk.screenName, walk.screen.style, section: app.title(of: walk.state.section), role: role)
        guard let route = walk.linkedRoute, let pattern = app.pattern(of: route),
            let link = app.links.link(route)
        else { return }
        exploration.links.reached(pattern, by: link)
    }

    /// Records a finding.
    func note(_ law: ExplorationLaw, _ problem: String, of walk: Walk<App>) {
        exploration.note(law, problem, at: walk.way, walk.screenName)
    }
}
