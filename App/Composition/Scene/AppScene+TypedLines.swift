import Domain
import TextShell

/// The lines that people type, from one conversation to the next.
extension AppScene {
    var recordWords: [String] { NumberedKind.allCases.flatMap { [$0.rawValue, "\($0.rawValue)s"] } }

    func earlierLines() async -> [String] {
        guard remembersPlace, let staff = coordinator.session?.staff.id else { return [] }
        do {
            return try await container.savedStates.typedHistory(of: staff).lines
        } catch {
            coordinator.notify("The lines that you typed before are not here: \(error.message)")
            return []
        }
    }

    func keepForLater(_ line: String) async {
        guard remembersPlace, let staff = coordinator.session?.staff.id else { return }
        do {
            try await container.savedStates.keep(typed: line, of: staff)
            lineFault = nil
        } catch {
            if lineFault != error {
                coordinator.notify("What you type is not kept for the next time: \(error.message)")
            }
            lineFault = error
        }
    }
}
