import Data
import DesignSystem
import Domain
import Foundation
import Support
import Testing
import TextShell

@testable import App

/// A typed password appears nowhere.
@Suite struct SecrecyTests {
    private nonisolated static let (wrong, right, later) = (
        "plnt-wrong-71c2e9", "plnt-right-40aa1d", "plnt-later-9be733"
    )
    private static let secrets = [wrong, right, later]

    @Test func `passwords typed into every secret field are in nothing that is shown, saved or described`()
        async throws
    {
        let (folder, search) = (try TemporaryPlace(), Search(for: Self.secrets))
        let scene = try await Self.scene(in: folder, search)
        let old = HelpText.examplePassword
        try await Self.talk(
            about: scene, search,
            [
                "open clinic://profile/password", "set user ana", "set password", Self.wrong, "sign-in",
                "set password", old, "sign-in",
                "set current", Self.wrong, "set new", Self.right, "set again", Self.later, "change",
                "set new", Self.right, "set again", Self.right, "change",
                "set current", Self.wrong, "set new", Self.right, "set again", Self.right, "change",
                "set current", old, "set new", Self.right, "set again", Self.right, "change",
            ])
        #expect(scene.coordinator.whereabouts.modals.map(\.places) == [["Profile"]], "the password was changed")
        await scene.coordinator.sessions.lock()
        try await Self.talk(
            about: scene, search,
            [
                "set password", Self.wrong, "unlock", "set password", Self.right, "unlock",
            ])
        #expect(scene.coordinator.session?.staff.userName == "ana", "the lock was opened")
        await scene.coordinator.sessions.signOut()
        try await Self.talk(
            about: scene, search,
            [
                "open clinic://orders", "set user ana", "set password @env:PLANTED", "sign-in",
            ])
        #expect(scene.coordinator.whereabouts == Whereabouts(.orders, staff: "ana"))
        try await Self.tour(scene, search)
        try search.look(inFolder: folder.url)
        #expect(search.hits == [])
        #expect(search.searched > 600)
    }

    @Test func `a password for --as is in nothing that is written, wherever it came from`() async throws {
        let (folder, search) = (try TemporaryPlace(), Search(for: Self.secrets))
        let scene = try await Self.scene(in: folder, search)
        try await scene.coordinator.sessions.signIn(
            Credentials(userName: "ana", password: Secret(HelpText.examplePassword)))
        try await scene.container.sessions.changePassword(
            from: Secret(HelpText.examplePassword), to: Secret(Self.right),
            operation: OperationID(scene.container.identifiers.next()))
        for (password, code) in [(Self.wrong, ExitCode.noPermission), (Self.right, .ok)] {
            #expect(try await Self.launch(folder, search, environment: ["CLINIC_PASSWORD": password]) == code)
            #expect(try await Self.launch(folder, search, dictated: password) == code)
            let pipe = Pipe()
            try pipe.fileHandleForWriting.write(contentsOf: Data("\(password)\n".utf8))
            try pipe.fileHandleForWriting.close()
            let file = ["--password-fd", "\(pipe.fileHandleForReading.fileDescriptor)"]
            #expect(try await Self.launch(folder, search, file) == code)
        }
        #expect(search.hits == [])
    }

    @Test func `the search finds a planted secret`() async throws {
        let search = Search(for: ["clinic-demo", "Ana Ruiz"])
        let folder = try TemporaryPlace()
        let scene = try await Self.scene(in: folder, search)
        try await scene.coordinator.sessions.signIn(Credentials(userName: "ana", password: Secret("clinic-demo")))
        search.look(at: scene)
        try search.look(inFolder: folder.url)
        for place in ["the screen", "text of", "linear of", "json of", "the dump of", "clinic.sqlite"] {
            #expect(search.hits.contains { $0.hasPrefix("Ana Ruiz in \(place)") }, "\(place)")
        }
    }
}

extension SecrecyTests {
    /// The app on a clinic in a folder. The output of its set-up is searched, too.
    private static func scene(in folder: TemporaryPlace, _ search: Search) async throws -> AppScene {
        let output = Overheard()
        let launcher = Launcher(environment: [:], input: Dictation([]), output: output, passwords: .least)
        let options = try LaunchOptions(arguments: ["--data", folder.url.path])
        let scene = try await launcher.scene(options, remembersPlace: true)
        search.look(in: output.words.joined(), "what was told")
        return scene
    }

    /// A session, with a search at every prompt.
    private static func talk(about scene: AppScene, _ search: Search, _ lines: [String]) async throws {
        let (input, output) = (Dictation(lines), Overheard())
        input.onAsk = { search.look(at: scene) }
        let settings = ShellSettings(
            program: .clinic, format: { ScreenFormat(.text, width: 80, theme: .none) }, stopsAtFailure: false,
            variable: { ["PLANTED": right][$0] })
        _ = await ShellSession(scene: scene, input: input, output: output, settings: settings).run()
        search.look(in: (output.words + input.prompts).joined(separator: "\n"), "a conversation")
    }

    /// Visits every screen.
    private static func tour(_ scene: AppScene, _ search: Search) async throws {
        let host = ScreenHost(scene: scene)
        for destination in Destination.all {
            destination.show(in: scene.coordinator)
            _ = await host.settle()
            search.look(at: scene)
            await scene.didSettle()
        }
        host.stop()
    }

    /// A run of the program that signs Ana in.
    private static func launch(
        _ folder: TemporaryPlace, _ search: Search, _ arguments: [String] = [], environment: [String: String] = [:],
        dictated: String? = nil
    ) async throws -> ExitCode {
        let (input, output) = (Dictation([dictated].compactMap { $0 }), Overheard())
        let launcher = Launcher(environment: environment, input: input, output: output, passwords: .least)
        let code = await launcher.run(["--data", folder.url.path, "--as", "ana"] + arguments + ["open", "profile"])
        search.look(in: (output.words + input.prompts).joined(separator: "\n"), "a run")
        try search.look(inFolder: folder.url)
        return code
    }
}
