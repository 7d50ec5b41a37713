import Data
import Domain
import Navigation
import TextShell

@testable import App

/// The app on the real example clinic, in memory, on the morning of 2 March 2026.
enum ExampleClinic {
    /// An app at the start of a session, with someone signed in or as a visitor.
    static func start(as userName: String? = nil) async throws -> AppScene {
        let launcher = Launcher(environment: [:], input: Dictation([]), output: Overheard(), passwords: .least)
        let options = try LaunchOptions(arguments: ["--memory", "--now", "2026-03-02T09:12:00Z"])
        let scene = try await launcher.scene(options, remembersPlace: true)
        scene.coordinator.journal.begin(.restoring)
        if let userName {
            let password = Secret(HelpText.examplePassword)
            try await scene.coordinator.sessions.signIn(Credentials(userName: userName, password: password))
        } else {
            await scene.coordinator.restorePlace(of: .visitor)
        }
        return scene
    }
}

extension AppScene {
    /// The actions so far, as lines to type.
    var retraced: [String] { coordinator.retraced.lines.map(\.text) }
}
