import HeadlessUI

extension CommandInterpreter {
    /// Carries out a line that starts with no command: a control comes before what works everywhere.
    func carryOut(_ line: String, on screen: Screen) async throws(CommandFailure) -> Reply {
        let name = line.lowercased()
        let isFirst = scene.words.contains { $0.comesFirst && $0.name == name }
        let called =
            isFirst ? screen.controls.filter { $0.name == name } : ControlMatch(of: screen).candidates(for: name)
        guard called.isEmpty else {
            try await press(line, on: screen)
            return .screen
        }
        return try await Reach(scene: scene).carryOut(line, on: screen)
    }
}
