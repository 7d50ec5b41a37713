import Domain
import Foundation
import Testing

@testable import App
@testable import ExploredClinic

/// The real app, walked through by whatever can be done at each of its screens.
///
/// `scripts/soak explorer` walks further, and takes the same screen above other places for another.
@Suite struct ExplorerTests {
    /// One walk for all tests: it takes most of a minute's work of a debug build.
    static let walk = Task { @MainActor in
        let size = ProcessInfo.processInfo.environment["EXPLORER_SIZE"].flatMap(Int.init)
        let explorer = Explorer(
            clinic: try await .example(at: ExploredStart.moment), depth: size ?? Explorer.usualDepth, paths: size != nil
        )
        let exploration = try await explorer.explore()
        if let size {
            print(
                "explorer: \(size) steps, \(exploration.stateCount) states, \(exploration.tapCount) actions, "
                    + "\(exploration.findings.count) findings")
        }
        return exploration
    }

    @Test func `every state that can be reached keeps every law`() async throws {
        let exploration = try await Self.walk.value
        let findings = exploration.findings.map { $0.lines.joined(separator: "\n") }
        #expect(findings.isEmpty, "\(findings.joined(separator: "\n\n"))")
        #expect(exploration.stateCount > 400)
        #expect(exploration.tapCount > 2_000)
    }

    /// Where only a clinic with a remote leads: the explored one has none.
    private nonisolated static let ofRemotes = ["settings/sync", "settings/sync/{number}"]

    @Test func `every listed link is reached by taps, and leads to the screen that taps lead to`() async throws {
        let exploration = try await Self.walk.value
        #expect(exploration.untapped == Self.ofRemotes)
        #expect(exploration.unlinked == Self.ofRemotes)
    }

    @Test func `what does not hold on purpose is still so`() async throws {
        #expect(try await Self.walk.value.deviations == Set(Deviation.all))
    }

    @Test func `the map has every flow that has no link, too`() async throws {
        let names = try await Self.walk.value.map.stops.map(\.name)
        let unlinked = [
            "Sign in", "Locked", "Welcome", "Details", "Ready", "Contact support", "Share", "Order placed", "Unsaved?",
            "Sign out?", "Cancel order?", "Cancel appointment?", "Move appointment?",
        ]
        #expect(Set(unlinked).subtracting(names) == [])
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["EXPLORER_SIZE"] == nil))
    func `the picture in the documentation is what the walk draws`() async throws {
        let picture = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../docs/navigation-graph.svg")
        let kept = try String(contentsOf: picture, encoding: .utf8)
        let isFresh = try await Self.walk.value.map.written(as: .svg) == kept
        #expect(isFresh, "docs/navigation-graph.svg is out of date: scripts/graph svg > docs/navigation-graph.svg")
    }
}
