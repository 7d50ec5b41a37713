import HeadlessUI

extension CommandInterpreter {
    /// Carries out a line that starts with no command: a control comes before what works everywhere.
    func carryOut(_ line: String, on screen: Screen) async throws(CommandFailure) -> Reply {
        guard ControlMatch(of: screen).candidates(for: line.lowercased()).isEmpty else {
            try await press(line, on: screen)
            return .screen
        }
        return try await Reach(scene: scene).carryOut(line, on: screen)
    }
}
