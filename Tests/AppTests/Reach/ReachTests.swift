import Domain
import Support
import Testing
import TextShell

@testable import App

/// Places and words that are in reach of every screen.
@Suite struct ReachTests {
    @Test(arguments: [
        ("vogt", ["patient 2001"]), ("600 555 101", ["patient 2001"]), ("+34600555101", ["patient 2001"]),
        ("1988-06-14", ["1988-06-14", "patient 2001"]), ("14.6.88", ["1988-06-14", "patient 2001"]),
        ("ibu", ["product 501"]), ("#1034", ["order 1034"]), ("order 1034", ["order 1034"]), ("504", ["product 504"]),
        ("3007", ["appointment 3007"]), ("order 2001", []), ("nobody at all", []), ("", []),
    ])
    func `a text finds the places that it says`(text: String, lines: [String]) async throws {
        let scene = try await Workstation().scene(as: .receptionist)
        let found = await scene.find(text, limit: 5)
        #expect(found.places.map(\.line) == lines)
        #expect(found.failure == nil)
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
