import DesignSystem
import Domain
import Foundation
import TextShell

/// Exploring the app from the command line.
extension Launcher {
    /// Explores the app on a clinic of its own, writes its map, and tells what is not as it has to be.
    func graph(_ format: NavigationMap.Format, _ options: LaunchOptions) async throws(CommandFailure) -> ExitCode {
        let starts = try starts(options)
        let exploration = try await explored(starts, options)
        let code = write(exploration.map.written(as: format))
        for finding in exploration.findings { for line in finding.lines { output.tell(line) } }
        return code == .ok && !exploration.findings.isEmpty ? .software : code
    }

    private func explored(
        _ starts: [ExploredStart], _ options: LaunchOptions
    ) async throws(CommandFailure) -> Exploration {
        let output = output
        defer { output.progress("") }
        do {
            let clinic = try await OpenClinic.example(at: options.now ?? ExploredStart.moment)
            let explorer = Explorer(clinic: clinic, starts: starts, depth: options.depth ?? Explorer.usualDepth) {
                output.progress("\($0.map.stops.count) screens, \($0.stateCount) states, \($0.tapCount) actions")
            }
            return try await explorer.explore()
        } catch {
            throw CommandFailure(error)
        }
    }

    private func starts(_ options: LaunchOptions) throws(CommandFailure) -> [ExploredStart] {
        guard let user = options.user else { return ExploredStart.all }
        let starts = ExploredStart.all.filter { $0.person.rawValue == user }
        guard starts.isEmpty else { return starts }
        let people = ExploringPerson.allCases.map(\.rawValue).joined(separator: ", ")
        throw .badUsage("“graph” explores as one of \(people), not as “\(VisibleText.of(user))”.")
    }
}
