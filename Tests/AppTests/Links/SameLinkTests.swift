import Domain
import Foundation
import Navigation
import Support
import Testing

@testable import App

/// The same link gives the same state, whatever happened before.
///
/// `scripts/soak states` sets the size and the seed.
@Suite struct SameLinkTests {
    @Test func `a link leads to the same place from every state, for everyone`() async throws {
        let settings = ProcessInfo.processInfo.environment
        let seed = settings["STATES_SEED"].flatMap(UInt64.init) ?? 1
        let size = settings["STATES_SIZE"].flatMap(Int.init) ?? 1_000
        var random = SeededGenerator(seed: seed)
        let fresh = try await Self.freshPlaces()
        var done = 0
        while done < size {
            let role = fresh.keys.sorted().randomElement(using: &random) ?? ""
            let app = try await StateWalk.app(Role(rawValue: role))
            var walk = StateWalk(role: Role(rawValue: role), moves: [], link: "clinic://home")
            for _ in 0..<50 {
                for _ in 0..<Int.random(in: 0..<8, using: &random) {
                    guard let move = StateMove.all.randomElement(using: &random) else { continue }
                    walk.moves.append(move)
                    app.journal.begin(.command(move.name))
                    try move.take(app)
                    app.journal.end()
                    app.drafts.formIntersection(Set(app.state.places))
                }
                let link = StateMove.links.randomElement(using: &random) ?? "clinic://home"
                guard let place = fresh[role]?[link] else { continue }
                if let problem = try StateWalk.problem(in: app, opening: link, place) {
                    let failed = StateWalk(role: walk.role, moves: walk.moves, link: link)
                    let shrunk = try await failed.shrunk(place)
                    Issue.record("seed \(seed), link \(done): \(problem)\n\(shrunk.transcript)")
                    return
                }
                walk.moves.append(
                    StateMove(name: "open \(link)") { _ = try StateWalk.problem(in: $0, opening: link, place) })
                done += 1
            }
        }
        if settings["STATES_SIZE"] != nil {
            print("states: \(done) links from random states, seed \(seed): none failed")
        }
    }

    @Test func `a failing walk is shrunk to the steps it needs, and printed as a transcript`() async throws {
        let moves = ["press settings", "go music", "press order", "back"]
        let walk = StateWalk(
            role: .pharmacist, moves: moves.compactMap { name in StateMove.all.first { $0.name == name } },
            link: "clinic://orders")
        #expect(walk.moves.count == 4)
        let wrong = try await StateWalk.app(.pharmacist).whereabouts
        let shrunk = try await walk.shrunk(wrong)
        #expect(shrunk.transcript == "clinic --as ana\n> open clinic://orders")
        let fresh = try #require(try await Self.freshPlaces()["pharmacist"]?["clinic://orders"])
        #expect(try await walk.problem(fresh) == nil)
    }

    /// The destination of each link at a start, by role (none for a visitor) and by link.
    private static func freshPlaces() async throws -> [String: [String: Whereabouts]] {
        var places: [String: [String: Whereabouts]] = [:]
        for role in [nil] + Role.allCases.map(Optional.some) {
            for link in StateMove.links {
                let app = try await StateWalk.app(role)
                try app.handle(url: link)
                places[role?.rawValue ?? "", default: [:]][link] = app.whereabouts
            }
        }
        return places
    }
}
