import Domain
import Navigation
import Support
import Testing

@testable import App

/// After any step by anyone, the person who is signed in may see every place of the state.
@Suite struct RoleWalkTests {
    /// Links to places that some roles may not see, so a change of role has an effect.
    private static let guardedLinks = AppRoute.all.filter {
        if case .permission = $0.requirement { true } else { false }
    }.compactMap(\.link)

    @Test(arguments: 1...200 as ClosedRange<UInt64>)
    func `no place is ever visible to a person who may not see it, after any change, end, lock or undo`(
        seed: UInt64
    ) async throws {
        var random = SeededGenerator(seed: seed)
        var workstation = Workstation(reach: .online)
        var scene = try await workstation.scene(as: Role.allCases.randomElement(using: &random))
        try await workstation.fillCart()
        var steps: [String] = []
        for _ in 0..<80 {
            let app = scene.coordinator
            let step = Int.random(in: 0..<100, using: &random)
            scene.begin("step", canBeRepeated: false)
            switch step {
            case 0..<10: app.go(.undo)
            case 10..<16: app.go(.redo)
            case 16..<34:
                await workstation.change(Role.allCases.randomElement(using: &random) ?? .manager, scene)
                for _ in 0..<Int.random(in: 0...3, using: &random) where app.presentedAlert == nil {
                    scene.begin("undo", canBeRepeated: false)
                    app.go(.undo)
                    #expect(app.hiddenPlaces.isEmpty, "\(steps.joined(separator: "\n"))")
                }
            case 34..<35: workstation.sessions.current = nil
            case 35..<38: await app.sessions.lock()
            case 38..<40: if app.session != nil { await app.sessions.signOut() }
            case 40..<53:
                if app.session == nil {
                    try await app.sessions.signIn(.sample(Role.allCases.randomElement(using: &random) ?? .manager))
                }
            case 53..<54:
                workstation = workstation.afterEnd(of: app)
                scene = try await workstation.scene(as: Role.allCases.randomElement(using: &random))
            case 55..<70: try app.handle(url: #require(Self.guardedLinks.randomElement(using: &random)))
            default:
                let move = try #require(StateMove.all.randomElement(using: &random))
                try move.take(app)
                steps.append(move.name)
            }
            if step < 70 { steps.append("step \(step)") }
            await scene.readersAreServed()
            app.journal.end()
            app.drafts.formIntersection(Set(app.state.places))
            let hidden = scene.coordinator.hiddenPlaces
            #expect(hidden.isEmpty, "\(steps.joined(separator: "\n"))")
            if !hidden.isEmpty { return }
        }
    }
}

extension AppCoordinator {
    /// The places that the present person, or the one who is locked out, may not see.
    fileprivate var hiddenPlaces: [AppRoute] {
        let gate = RouteGate(session: session ?? sessions.locked)
        return state.openRoutes.filter { gate.verdict(for: $0) != .allow }
    }
}
