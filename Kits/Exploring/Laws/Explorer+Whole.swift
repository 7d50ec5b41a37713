import HeadlessUI
import TextShell

/// The laws of a whole exploration: all there is can be reached, and all that can be done does something.
extension Explorer {
    /// Checks for places that were never reached and controls that never had an effect.
    func checkWhole() async throws {
        try await checkReach()
        for (control, problem, way) in exploration.controls.useless {
            exploration.note(.control, problem, at: way, control.screen, about: control.name)
        }
        exploration.noteUnmetAcceptances()
    }

    private func checkReach() async throws {
        let walk = try await Walk(on: app.copy(), from: starts[0])
        let listed = walk.scene.links.map { app.withoutScheme($0) }
        for pattern in listed where exploration.links.tapped[pattern] == nil {
            exploration.note(.reach, "nothing that can be done leads there", at: nil, pattern)
        }
        for pattern in listed where exploration.links.tapped[pattern] != nil {
            guard !exploration.links.equal.contains(pattern) else { continue }
            exploration.note(.link, "no link to it led to the same screen", at: nil, pattern)
        }
        let found = Set(exploration.map.stops.map(\.name))
        for screen in app.screensWithoutLink where !found.contains(screen) {
            exploration.note(.reach, "nothing that can be done leads there", at: nil, screen)
        }
    }
}
