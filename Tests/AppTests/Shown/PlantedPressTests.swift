import Domain
import Exploring
import Testing

@testable import App

/// The law finds mistakes of each kind, and finds nothing without them.
@Suite struct PlantedPressTests {
    @Test(arguments: PlantedMistake.allCases)
    func `a planted mistake is found`(mistake: PlantedMistake) async throws {
        #expect(try await findings(at: mistake.way, nil) == [])
        #expect(try await findings(at: mistake.way, mistake) != [], "\(mistake)")
    }

    /// The findings at a screen with a mistake, by every press there.
    private func findings(at lines: [String], _ mistake: PlantedMistake?) async throws -> [String] {
        let law = ShownLaw(clinic: try await .example(at: ExploredStart.moment), mistake: mistake)
        let way = lines.reduce(ExploredWay(start: ExploredStart(person: .maya))) { $0.and([$1]) }
        let app = try await law.app(at: way)
        let presses = app.taps.filter { $0.kind != "choose" }.map {
            ExploredPress(way: way, screen: app.screenName, tap: $0, writes: true)
        }
        let run = ShownRun(law, seed: 1)
        try await run.checkAll(presses)
        print("planted", mistake.map { "\($0)" } ?? "none", run.summary)
        return run.findings
    }
}
