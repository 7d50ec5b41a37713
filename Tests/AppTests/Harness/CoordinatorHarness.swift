import Domain
import Navigation
import Support
import Testing
import TextShell

@testable import App

/// Drives the coordinators step by step, and lets nothing pass that a test did not ask for.
///
/// After each step the whole state has to be what the test says; what changes between two steps is a failure, and at
/// the end so is a modal or an alert that is still open, and work that is still running. A failure shows the difference
/// of the state that was expected and the one that is there, line by line. What is reported is kept instead of recorded
/// where a test of the harness wants to look at it.
@MainActor final class CoordinatorHarness {
    let scene: AppScene
    private let workstation: Workstation
    private let host: ScreenHost
    private var expected: AppState
    private var isFinished = false
    private let report: (String, SourceLocation) -> Void
    private let start: SourceLocation

    /// A harness for an app that has just started, with its first screen complete.
    init(
        _ workstation: Workstation, as role: Role? = nil, sourceLocation: SourceLocation = #_sourceLocation,
        report: @escaping (String, SourceLocation) -> Void = { Issue.record(Comment(rawValue: $0), sourceLocation: $1) }
    ) async throws {
        self.workstation = workstation
        self.report = report
        scene = try await workstation.journalled(as: role)
        host = ScreenHost(scene: scene)
        expected = scene.coordinator.state
        start = sourceLocation
        await settle()
    }

    isolated deinit {
        if !isFinished { report("The harness was let go of without a call of finish().", start) }
    }

    /// Does something, and compares where that leads with what `change` makes of where one was.
    func step(
        _ what: String, _ act: (AppCoordinator) async throws -> Void, sourceLocation: SourceLocation = #_sourceLocation,
        expecting change: (inout AppState) throws -> Void = { _ in }
    ) async rethrows {
        compare("Something changed before “\(what)” that no step asked for", sourceLocation)
        try await act(scene.coordinator)
        await settle()
        try change(&expected)
        compare("“\(what)” led somewhere else than expected", sourceLocation)
    }

    /// Ends the test: everything that was presented has to be closed, and no work may be running but that of places
    /// that are there.
    func finish(sourceLocation: SourceLocation = #_sourceLocation) async {
        isFinished = true
        await settle()
        compare("Something changed after the last step that no step asked for", sourceLocation)
        let open = scene.coordinator.state.openFlows
        if !open.isEmpty { report("Not finished: \(open.joined(separator: ", ")).", sourceLocation) }
        if let running = await workThatStays() { report(running, sourceLocation) }
    }

    /// Ends the app, and names what still runs then.
    private func workThatStays() async -> String? {
        host.stop()
        await letOthersRun(while: { !streams.isEmpty })
        return streams.isEmpty
            ? nil : "Work is still running at the end, reading from \(streams.joined(separator: ", "))."
    }

    private var streams: [String] {
        workstation.fakes.filter { $0.openStreams > 0 }.map { "\(type(of: $0))" }
    }

    private func settle() async {
        for fake in workstation.fakes { await fake.deliveries.allTakenIn() }
        _ = await host.settle()
        await scene.didSettle()
    }

    private func compare(_ problem: String, _ sourceLocation: SourceLocation) {
        let actual = scene.coordinator.state
        guard actual != expected else { return }
        report(
            "\(problem) (- expected, + actual):\n\(LineDifference(expected.lines, actual.lines).text)", sourceLocation)
        expected = actual
    }
}

extension AppState {
    /// The state as lines that a difference can be shown of.
    nonisolated var lines: String {
        let stacks = AppSection.allCases.map { section in
            "\(section.title): \(Self.words([section.title] + path(of: section).map(\.words)))"
        }
        let presented = modals.map { "over it: \(Self.words(["\($0.value)"] + $0.stack.path.map(\.words)))" }
        return
            (["on show: \(section.title)"] + stacks + presented + ["alert: \(alert.map { "\($0.value)" } ?? "none")"])
            .joined(separator: "\n")
    }

    /// The names of what is presented.
    nonisolated var openFlows: [String] {
        modals.map(\.stack.root.route.title) + [alert?.value.title].compactMap { $0 }
    }

    private nonisolated static func words(_ names: [String]) -> String { names.joined(separator: " › ") }
}

extension AppRoute {
    /// The place's link, or what it is.
    nonisolated fileprivate var words: String { link ?? "\(inFlow)" }
}
