import DesignSystem
import Domain
import Navigation
import TextShell

@testable import App

/// Walks the app breadth-first from every start by doing whatever can be done at each screen, and holds each state that
/// it reaches to the laws of ``Finding/Law``.
///
/// Every walk has a copy of the same clinic, so that whatever it writes there is gone with it. A state is gone back to
/// by typing its way again, and by `back` where nothing was written on the way away from it.
final class Explorer {
    let clinic: OpenClinic
    let starts: [ExploredStart]
    private let depth: Int
    private let paths: Bool
    private let progress: (Exploration) -> Void
    var exploration = Exploration()
    private var known: Set<ExploredState> = []
    private var queue: [(way: Way, state: ExploredState)] = []

    /// How many steps away from its start a state is looked for, unless told otherwise: all there is lies nearer.
    nonisolated static let usualDepth = 8

    /// A walk that has not begun.
    ///
    /// - Parameters:
    ///   - clinic: what every walk has a copy of.
    ///   - starts: how walks begin.
    ///   - depth: how many steps away from its start a state is still found.
    ///   - paths: whether the same screen above other places is another state.
    ///   - progress: hears how far it is, after each state.
    init(
        clinic: OpenClinic, starts: [ExploredStart] = ExploredStart.all, depth: Int = usualDepth, paths: Bool = false,
        progress: @escaping (Exploration) -> Void = { _ in }
    ) {
        self.clinic = clinic
        self.starts = starts
        self.depth = depth
        self.paths = paths
        self.progress = progress
    }

    /// Walks until there is nothing new within the depth.
    ///
    /// - Throws: what keeps the app from starting.
    func explore() async throws(AppError) -> Exploration {
        for start in starts { take(in: try await ExploredApp(on: clinic.copy(), from: start)) }
        var next = 0
        while next < queue.count {
            let (way, state) = queue[next]
            next += 1
            try await expand(way, state)
            exploration.stateCount = next
            progress(exploration)
        }
        try await probeLinks()
        return exploration
    }

    /// The app at the end of a way, on a fresh copy of the clinic; nil, and a finding, where the way leads elsewhere
    /// now.
    func app(at way: Way, _ state: ExploredState) async throws(AppError) -> ExploredApp? {
        let app = try await ExploredApp(on: clinic.copy(), from: way.start)
        do {
            for step in way.steps { try await app.type(step) }
        } catch {
            exploration.note(.repetition, "“\(error.message)” when done again", at: way, state.screen)
            return nil
        }
        guard app.state(paths: paths) == state else {
            exploration.note(.repetition, "another screen when done again: \(app.screen.path)", at: way, state.screen)
            return nil
        }
        return app
    }

    /// Checks a state, and does everything that can be done there.
    private func expand(_ way: Way, _ state: ExploredState) async throws(AppError) {
        guard var app = try await app(at: way, state) else { return }
        try await checkLink(of: app)
        var waysOut = 0
        if way.steps.count < depth {
            for tap in app.taps {
                let isBack = try await take(tap, in: app, &waysOut)
                if isBack {
                    app.isBack(at: way)
                    continue
                }
                guard let again = try await self.app(at: way, state) else { return }
                app = again
            }
        } else {
            waysOut = 1
        }
        checkJournal(of: app)
        await checkWayOut(of: app, others: waysOut)
    }

    /// Does one thing at a state and takes in where it leads.
    ///
    /// - Returns: whether the app is back at the state.
    private func take(_ tap: Tap, in app: ExploredApp, _ waysOut: inout Int) async throws(AppError) -> Bool {
        let (before, way) = (Moment(of: app), app.way)
        do {
            try await app.type(tap.lines)
        } catch {
            exploration.note(.reach, "“\(error.message)” after: \(tap.lines)", at: app.way, before.screenName)
            return false
        }
        let after = Moment(of: app)
        let writes = app.coordinator.journal.changes.dropFirst(before.changes).contains(where: \.isWrite)
        exploration.did(ExploredPress(way: way, screen: before.screenName, tap: tap, writes: writes))
        if after.position != before.position { waysOut += 1 }
        exploration.map.add(
            tap.kind, from: before.screenName, to: after.screenName, stays: before.position == after.position)
        take(in: app)
        checkPersons(of: app, since: before)
        return await checkBack(of: app, from: before, to: after, by: tap)
    }

    /// Takes in the state that the app is in, if it is new, and checks what holds for every screen.
    private func take(in app: ExploredApp) {
        checkScreen(of: app)
        let state = app.state(paths: paths)
        exploration.reached(app, inRole: state.role)
        guard known.insert(state).inserted else { return }
        queue.append((app.way, state))
    }

    /// Puts a finding down.
    func note(_ law: Finding.Law, _ problem: String, of app: ExploredApp) {
        exploration.note(law, problem, at: app.way, app.screenName)
    }
}
