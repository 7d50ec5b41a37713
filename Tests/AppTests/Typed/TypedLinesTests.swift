import DesignSystem
import Data
import Domain
import Foundation
import Support
import Testing

@testable import App
@testable import TextShell

/// The typed lines that outlast a conversation.
@Suite struct TypedLinesTests {
    @Test
    func `a name in any line that takes text reaches no file, and lines of commands come back for who typed them`()
        async throws
    {
        let folder = try TemporaryPlace()
        let starts = [
            "find ", "press ", "", "help ", "go ", "set ", "order ", ":", "# ", "open clinic://catalog/", "undo ",
        ]
        let names = starts.indices.map { "Zz\($0)yzx" }
        // A list keeps what it was searched for with its place, so only the line must not be there.
        let searches = ["search Zzsearch", "open clinic://patients?q=Zzlink"]
        let lines =
            ["go patients"] + zip(starts, names).map { $0 + $1 } + searches
            + ["search", "open clinic://patients/2001", "1042", "back", "book", "home"]
        let ana = try await Self.talk(in: folder, as: "ana", lines)
        #expect(Set(ana.offered.last ?? []).isSuperset(of: searches), "they can be brought back until the end")
        let search = Search(for: names.flatMap { [$0, $0.lowercased(), $0.uppercased()] } + searches)
        try search.look(inFolder: folder.url)
        #expect(search.hits == [] && search.searched > 0)
        #expect(try await Self.talk(in: folder, as: "ben", ["help"]).offered.first == [])
        let again = try await Self.talk(in: folder, as: "ana", [])
        #expect(
            again.offered.first
                == ["go patients", "search", "open clinic://patients/2001", "1042", "back", "book", "home"])
    }

    @Test func `lines that cannot be read or kept are told of once, and nothing stops`() async throws {
        let workstation = Workstation()
        let scene = try await workstation.scene(as: .pharmacist)
        workstation.savedStates.answers.outage = .storage(.full(path: "/x"))
        #expect(await scene.earlierLines() == [])
        for line in ["book", "home", "back"] { await scene.keepForLater(line) }
        #expect(
            scene.drainNotices() == [
                "The lines that you typed before are not here: There is no space left for /x.",
                "What you type is not kept for the next time: There is no space left for /x.",
            ])
    }

    @Test func `no screen offers the name of a patient or customer as a word of its own`() async throws {
        for role in [Role.manager, .clinician] {
            let scene = try await Workstation().scene(as: role)
            let host = ScreenHost(scene: scene)
            for destination in Destination.all where destination.visitor == role {
                destination.show(in: scene.coordinator)
                let vocabulary = LineVocabulary(await host.settle(), words: scene.words.map(\.name), links: scene.links)
                let names = Patient.samples.map(\.name) + Order.samples.map(\.customer)
                for name in names {
                    for text in [name, String(name.prefix { $0 != " " })] {
                        #expect(
                            !vocabulary.covers(text) && !vocabulary.covers("press \(text)"), "\(destination): \(text)")
                    }
                }
                scene.coordinator.dismissAll()
            }
            host.stop()
        }
    }

    /// A conversation at a terminal of a clinic in a folder.
    private static func talk(in folder: TemporaryPlace, as user: String, _ lines: [String]) async throws -> Dictation {
        let launcher = Launcher(environment: [:], input: Dictation([]), output: Overheard(), passwords: .least)
        let options = try LaunchOptions(arguments: ["--data", folder.url.path])
        let scene = try await launcher.scene(options, remembersPlace: true)
        try await scene.coordinator.sessions.signIn(
            Credentials(userName: user, password: Secret(HelpText.examplePassword)))
        let input = Dictation(lines)
        let settings = ShellSettings(
            program: .clinic, format: { ScreenFormat(.text, width: 80, theme: .none) }, stopsAtFailure: false,
            variable: { _ in nil })
        _ = await ShellSession(scene: scene, input: input, output: Overheard(), settings: settings).run()
        return input
    }
}
