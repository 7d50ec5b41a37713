import Domain
import Foundation
import Navigation
import Support
import Testing
import TextShell

@testable import App

/// The history and the transcript, and the things that never appear in them.
@Suite struct HistoryTests {
    @Test func `history tells each step and where it led`() async throws {
        let scene = try await ExampleClinic.start(as: "maya")
        _ = await Wanderer.replay(
            ["go orders", "open clinic://orders/1043", "mark", "track", "undo", "bogus"], in: scene)
        #expect(
            scene.history == [
                "1  (the start)                Home",
                "2  go orders                  Orders",
                "3  open clinic://orders/1043  Orders › #1043",
                "4  press Mark as packed       Orders › #1043",
                "5  press Track this order     Orders › #1043 › Tracking",
                "6  undo                       Orders › #1043",
            ])
    }

    @Test func `a transcript signs in with a password from the environment`() async throws {
        let scene = try await ExampleClinic.start()
        let typed = [
            "open clinic://orders/1042/tracking", "set user ana", "set password @env:CLINIC_PASSWORD", "sign-in",
            "back",
        ]
        _ = await Wanderer.replay(typed, in: scene)
        #expect(
            scene.retraced == [
                "open clinic://orders/1042/tracking", "set User name ana", "set Password @env:CLINIC_PASSWORD",
                "press Sign in", "back",
            ])
        let again = try await ExampleClinic.start()
        _ = await Wanderer.replay(scene.retraced, in: again)
        #expect(again.coordinator.state == scene.coordinator.state)
    }

    @Test(arguments: ["patients", "catalog"])
    func `what was searched for is nowhere in the journal`(section: String) async throws {
        let scene = try await ExampleClinic.start(as: "ben")
        let word = "plntsearch"
        _ = await Wanderer.replay(
            [
                "go \(section)", "search \(word)", "search \(word)s", "go home", "undo", "undo", "redo",
                "open clinic://\(section)?q=\(word)", "back", "history",
            ], in: scene)
        await scene.coordinator.sessions.signOut()
        _ = await Wanderer.replay(["open clinic://patients?q=\(word)", "back", "undo"], in: scene)
        var dumped = ""
        dump(scene.coordinator.journal, to: &dumped)
        #expect(dumped.contains("moved"))
        #expect(!(dumped + "\(scene.history)\(scene.transcript)").contains(word))
    }

    @Test func `what was picked or pressed and led nowhere is done again, too`() async throws {
        let scene = try await ExampleClinic.start(as: "ben")
        let typed = ["open clinic://booking/checkup/chen", "next day", "10:15", "go orders", "set show open"]
        _ = await Wanderer.replay(typed, in: scene)
        #expect(
            scene.retraced == [
                "# (the start)", "open clinic://booking/checkup/chen", "press Next day",
                "open clinic://booking/checkup/chen/2026-03-03T0915Z", "go Orders",
                "set Show Open",
            ])
        let again = try await ExampleClinic.start(as: "ben")
        _ = await Wanderer.replay(scene.retraced, in: again)
        #expect(again.coordinator.state == scene.coordinator.state)
    }

    @Test func `a row that was pressed is written down by its number, with nothing that stood in it`() async throws {
        let scene = try await ExampleClinic.start(as: "ben")
        _ = await Wanderer.replay(["open clinic://orders?patient=2003", "2", "back"], in: scene)
        #expect(
            scene.retraced == ["# (the start)", "open clinic://orders?patient=2003", "press 2", "back"])
        var dumped = ""
        dump(scene.coordinator.journal, to: &dumped)
        #expect(!(dumped + "\(scene.history)\(scene.transcript)").contains("Aroha"))
    }

    @Test func `what was refused saved nothing`() async throws {
        let scene = try await ExampleClinic.start()
        let typed = ["go orders", "set user ana", "set password @env:NOTHING", "sign-in", "undo"]
        let words = await Wanderer.replay(typed, in: scene)
        #expect(!words.contains { $0.contains("saved") })
        #expect(!scene.retraced.contains { $0.contains("saved") })
    }

    @Test func `a lock that its user opens is passed over`() async throws {
        let scene = try await ExampleClinic.start(as: "ben")
        _ = await Wanderer.replay(["open clinic://orders/1042"], in: scene)
        scene.coordinator.journal.begin(.idleness)
        await scene.coordinator.sessions.lock()
        _ = await Wanderer.replay(["set password @env:CLINIC_PASSWORD", "unlock", "go music"], in: scene)
        #expect(
            scene.retraced == [
                "# (the start)", "open clinic://orders/1042", "# (locked)", "go Music",
            ])
    }

    @Test func `what was typed is not in the journal`() async throws {
        let scene = try await ExampleClinic.start(as: "ben")
        _ = await Wanderer.replay(["open clinic://patients/2003/edit", "set phone 600123123", "save"], in: scene)
        #expect(!"\(scene.history)\(scene.transcript)".contains("600123123"))
        #expect(scene.retraced.last == "back")
        #expect(scene.retraced.contains("# press Save: saved something, which is not done again"))
    }

    @Test func `a session is written to a new file at its end, and to no file that is there`() async throws {
        let folder = try TemporaryPlace()
        let file = folder.url.appendingPathComponent("session.txt")
        let arguments = ["--memory", "--now", "2026-03-02T09:12:00Z", "--transcript", file.path]
        let lines = ["open clinic://products/501", "back"]
        #expect(await LaunchRun.of(arguments, lines: lines).code == .ok)
        let written = try String(contentsOf: file, encoding: .utf8)
        #expect(
            written == """
                # Where a session went. What was typed is not in it, and what was saved is not done again.
                % check places
                % clock 2026-03-02T09:12:00Z
                $ clinic
                Home
                > open clinic://products/501
                Catalog › #501
                > back
                Catalog
                > quit

                """)
        let second = await LaunchRun.of(arguments, lines: ["go music"])
        #expect(second.code == .cannotCreate)
        #expect(second.output == "")
        #expect(second.told == ["“\(file.path)” cannot be written: File exists. Name a new file with --transcript."])
        #expect(try String(contentsOf: file, encoding: .utf8) == written)
    }
}
