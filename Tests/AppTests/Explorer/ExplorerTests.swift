import Domain
import Foundation
import Support
import Testing

@testable import App

/// The explorer walks the real app.
@Suite struct ExplorerTests {
    @Test func `probe`() async throws {
        let settings = ProcessInfo.processInfo.environment
        let depth = settings["EXPLORER_DEPTH"].flatMap(Int.init) ?? 3
        let clinic = try await OpenClinic.example(at: ExploredStart.moment)
        let exploration = try await Explorer(clinic: clinic, depth: depth, paths: settings["EXPLORER_PATHS"] != nil).explore()
        print("explorer: \(exploration.stateCount) states, \(exploration.tapCount) taps, \(exploration.map.stops.count) stops, \(exploration.map.lines.count) lines")
        for finding in exploration.findings { print(finding.lines.joined(separator: "\n")) }
        print("untapped", exploration.untapped, "unlinked", exploration.unlinked)
        for f in NavigationMap.Format.allCases { try exploration.map.written(as: f).write(toFile: "/tmp/explorer-map.\(f.rawValue)", atomically: true, encoding: .utf8) }
    }
}
