import Data
import DesignSystem
import Domain
import Foundation
import TextShell

@testable import App

/// A workstation with its clinic in a folder, for tests of restarts.
final class FileWorkstation {
    let folder: TemporaryPlace

    /// A workstation with the example clinic.
    init() throws {
        folder = try TemporaryPlace()
    }

    /// The arguments of the app.
    var arguments: [String] { ["--data", folder.url.path, "--now", "2026-03-02T09:12:00Z"] }

    /// One run of the program for a person or a visitor: it reads these lines, and then its input ends.
    func run(as user: String? = nil, terminal: Int? = nil, _ lines: [String] = []) async -> LaunchRun {
        await LaunchRun.of(
            arguments + (terminal.map { ["--terminal", "\($0)"] } ?? []) + (user.map { ["--as", $0] } ?? []),
            environment: ["CLINIC_PASSWORD": HelpText.examplePassword],
            lines: lines)
    }

    /// An app at the start, with someone signed in or as a visitor.
    func scene(as user: String? = nil, password: String? = nil) async throws -> AppScene {
        let launcher = Launcher(environment: [:], input: Dictation([]), output: Overheard(), passwords: .least)
        let scene = try await launcher.scene(try LaunchOptions(arguments: arguments), remembersPlace: true)
        if let user { try await scene.coordinator.sessions.signIn(Self.credentials(of: user, password)) }
        return scene
    }

    static func credentials(of user: String, _ password: String? = nil) -> Credentials {
        Credentials(userName: user, password: Secret(password ?? HelpText.examplePassword))
    }
}

extension LaunchRun {
    /// The last written screen.
    var lastScreen: String {
        let lines = output.components(separatedBy: "\n")
        let ends = lines.indices.filter { lines[$0].contains(" ? Help ") }
        guard let end = ends.last else { return "" }
        return lines[(ends.dropLast().last.map { $0 + 1 } ?? 0)...end].joined(separator: "\n")
    }
}
