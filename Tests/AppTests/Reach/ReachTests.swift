import Data
import Domain
import Support
import Testing
import TextShell

@testable import App

/// Places and words that are in reach of every screen.
@Suite struct ReachTests {
    @Test(arguments: [
        ("vogt", ["patient 2001"]), ("LENA VO", ["patient 2001"]), ("600 555 101", ["patient 2001"]),
        ("600555101", ["patient 2001"]), ("+34600555101", ["patient 2001"]), ("0034 600-555-101", ["patient 2001"]),
        ("1988-06-14", ["1988-06-14", "patient 2001"]), ("14/06/1988", ["1988-06-14", "patient 2001"]),
        ("14.6.88", ["1988-06-14", "patient 2001"]), ("9/4/2001", ["2001-04-09", "patient 2005"]),
        ("tomorrow", ["2026-01-03"]), ("mon", ["2026-01-05"]), ("3/3", ["2026-03-03"]),
        ("2001", ["patient 2001"]), ("patient #2001", ["patient 2001"]), ("ibu", ["product 501"]),
        ("#1034", ["order 1034"]), ("order 1034", ["order 1034"]), ("504", ["product 504"]),
        ("3007", ["appointment 3007"]), ("order 2001", []), ("nobody at all", []), ("", []),
    ])
    func `a text finds the places that it says`(text: String, lines: [String]) async throws {
        let scene = try await Workstation().scene(as: .receptionist)
        let found = await scene.find(text, limit: 5)
        #expect(found.places.map(\.line) == lines)
        #expect(found.failure == nil)
    }

    /// The places to find something from: each kind of screen.
    private nonisolated static let starts = [
        "home", "appointments", "appointments/3007", "booking?patient=2001", "patients", "patients/2004/edit", "orders",
        "orders/1042/tracking", "catalog", "products/512", "cart", "music", "settings", "profile", "sync",
    ]

    @Test(arguments: starts)
    func `what a text finds alone is opened from every screen`(start: String) async throws {
        let output = RecordedOutput()
        let found = [
            ("600 555 101", "Lena Vogt"), ("600555101", "Lena Vogt"), ("patient 2004", "Sofia Papadopoulou"),
            ("order 1042", "#1042"), ("folding walk", "Folding walking frame"), ("3007", "#3007"),
        ]
        let lines = found.flatMap { ["open clinic://\(start)", "find \($0.0)"] }
        let launcher = Launcher(
            variable: { $0 == "CLINIC_PASSWORD" ? HelpText.examplePassword : nil },
            input: KeyedInput(lines.map { "\($0)⏎" }.joined()), output: output, passwords: .least)
        _ = await launcher.run(["--memory", "--now", "2026-03-02T09:12:00Z", "--width", "80", "--as", "ben"])
        let screens = output.written.suffix(lines.count)
        try #require(screens.count == lines.count, "\(output.told)")
        for (index, (text, words)) in found.enumerated() {
            let screen = screens[screens.startIndex + 2 * index + 1]
            #expect(screen.contains(words), "\(text): \(screen)")
        }
    }

    @Test func `a date that no calendar has is not looked for among patients`() async throws {
        let scene = try await Workstation().scene(as: .receptionist)
        let problem = CommandFailure("There is no date 31.2.2020.", .usage)
        #expect(await scene.find("31.2.2020", limit: 5) == FoundPlaces(failure: problem))
        await #expect(throws: problem) { try await scene.answer(to: "31.2.2020") }
    }

    @Test func `every place found is opened by its link and by its line`() async throws {
        let scene = try await Workstation().scene(as: .receptionist)
        for text in ["vogt", "a", "1034", "ibu", "3007", "tomorrow"] {
            for place in await scene.find(text, limit: 9).all {
                _ = try AppScene.route(place.link)
                guard case .places(let named) = try await scene.answer(to: place.line) else {
                    Issue.record("\(place.line) names nothing")
                    continue
                }
                #expect(named.places.map(\.link) == [place.link])
            }
        }
    }

    @Test func `a visitor finds products and is told to sign in`() async throws {
        let scene = try await Workstation().scene()
        let found = await scene.find("ibu", limit: 5)
        #expect(found.places.map(\.line) == ["product 501"])
        #expect(found.failure?.exitCode == .noPermission)
    }

    @Test func `nothing is found on a locked terminal`() async throws {
        let scene = try await Workstation().scene(as: .receptionist)
        #expect(try await scene.answer(to: "lock") == .locked)
        let found = await scene.find("ibu", limit: 5)
        #expect(found.all.isEmpty && found.failure?.exitCode == .noPermission)
        await #expect(throws: CommandFailure.self) { try await scene.answer(to: "1034") }
    }
}
