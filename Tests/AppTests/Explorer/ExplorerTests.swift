import Exploring
import Foundation
import Testing

/// The real app, explored by every possible action at each of its screens.
///
/// `scripts/soak explorer` explores further, and counts the same screen above other places as a different one.
@Suite struct ExplorerTests {
    /// One exploration for all tests, because it takes most of the time.
    static let walk = Task { @MainActor in
        let size = ProcessInfo.processInfo.environment["EXPLORER_SIZE"].flatMap(Int.init)
        let clinic = try await OpenClinic.example(at: ExploredStart.moment)
        let exploration = try await Explorer(clinic, depth: size, paths: size != nil).explore()
        print(
            "explorer: \(size ?? clinic.reach) steps, \(exploration.stateCount) states, \(exploration.tapCount) actions, "
                + "\(exploration.lineCount) lines, \(exploration.findings.count) findings")
        return exploration
    }

    @Test func `every state that can be reached keeps every law`() async throws {
        let exploration = try await Self.walk.value
        let findings = exploration.findings.map { $0.lines.joined(separator: "\n") }
        #expect(findings.isEmpty, "\(findings.joined(separator: "\n\n"))")
        #expect(exploration.stateCount > 400)
        #expect(exploration.tapCount > 2_000)
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["EXPLORER_SIZE"] == nil))
    func `the picture in the documentation is what the walk draws`() async throws {
        let picture = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../docs/navigation-graph.svg")
        let kept = try String(contentsOf: picture, encoding: .utf8)
        let drawn = try await Self.walk.value.map.written(as: .svg)
        let changed = drawn.split(separator: "\n").difference(from: kept.split(separator: "\n"))
        let isFresh = drawn == kept
        #expect(isFresh, "\(changed.count) lines of the map are out of date; scripts/update graph draws it")
    }
}
