import Domain
import Navigation
import Support
import Testing
import TextShell

@testable import App

/// A harness that drives the coordinators step by step and fails on every change that a test does not expect.
///
/// After each step the whole state has to match the test. A change between two steps is a failure. So is a modal, an
/// alert or a running task at the end. A failure shows the difference between the expected and the actual state, line
/// by line. A test of the harness itself can collect the reports instead of recording them.
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

    /// Performs an action, and compares the result with `change` applied to the previous state.
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

    /// Ends the test: every presentation has to be closed, and only the tasks of existing places may run.
    func finish(sourceLocation: SourceLocation = #_sourceLocation) async {
        isFinished = true
        await settle()
        compare("Something changed after the last step that no step asked for", sourceLocation)
        let open = scene.coordinator.state.openFlows
        if !open.isEmpty { report("Not finished: \(open.joined(separator: ", ")).", sourceLocation) }
        if let running = await workThatStays() { report(running, sourceLocation) }
    }

    /// Ends the app, and describes the tasks that still run.
    private func workThatStays() async -> String? {
        host.stop()
        scene.stop()
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
    /// The state as lines, to show a difference.
    nonisolated var lines: String {
        let stacks = AppSection.allCases.map { section in
            "\(section.title): \(Self.words([section.title] + path(of: section).map(\.words)))"
        }
        let presented = modals.map { "over it: \(Self.words(["\($0.value)"] + $0.stack.path.map(\.words)))" }
        return
            (["on show: \(section.title)"] + stacks + presented + ["alert: \(alert.map { "\($0.value)" } ?? "none")"])
            .joined(separator: "\n")
    }

    /// The names of all presentations.
    nonisolated var openFlows: [String] {
        modals.map(\.stack.root.route.title) + [alert?.value.title].compactMap { $0 }
    }

    private nonisolated static func words(_ names: [String]) -> String { names.joined(separator: " › ") }
}

extension AppRoute {
    /// The place's link, or its description.
    nonisolated fileprivate var words: String { link ?? "\(inFlow)" }
}
