import Data
import Foundation
import Support
import Testing
import TextShell

@testable import App

/// The output of `--transcript`: `clinic run` repeats it and reaches the same places.
@Suite struct SessionTranscriptTests {
    private nonisolated static let users = [nil, "ana", "ben", "chen", "maya"]

    @Test func `a walk that is written down is run, and leads to the same places`() async throws {
        let folder = try TemporaryPlace()
        var places = 0
        for seed in UInt64(200)..<225 {
            let file = folder.url.appending(path: "\(seed).clinic").path(percentEncoded: false)
            try await Self.write(file, seed: seed)
            let text = try String(contentsOfFile: file, encoding: .utf8)
            let run = await LaunchRun.of(["run", file])
            #expect(run.code == .ok, "seed \(seed):\n\(text)\n\(run.output)\(run.told)")
            places += text.split(separator: "\n").count { !$0.contains(#/^[#%$>]/#) }
        }
        #expect(places > 100)
    }

    @Test func `a choice in a form is input, so neither it nor the question about it is written down`() async throws {
        let folder = try TemporaryPlace()
        let file = folder.url.appending(path: "a.clinic").path(percentEncoded: false)
        _ = await LaunchRun.of(
            ["--memory", "--now", "2026-03-02T09:12:00Z", "--transcript", file],
            lines: ["open clinic://settings", "set Accessible output on", "back", "discard"])
        let text = try String(contentsOfFile: file, encoding: .utf8)
        #expect(
            text.contains("> open clinic://settings\n") && text.hasSuffix("Home\n> quit\n")
                && !text.contains("Accessible"))
        let run = await LaunchRun.of(["run", file])
        #expect(run.code == .ok, "\(text)\n\(run.output)")
    }

    @Test func `a place that is not reached is found`() async throws {
        let folder = try TemporaryPlace()
        let file = folder.url.appending(path: "a.clinic").path(percentEncoded: false)
        _ = await LaunchRun.of(
            ["--memory", "--now", "2026-03-02T09:12:00Z", "--transcript", file], lines: ["open clinic://products/501"])
        let text = try String(contentsOfFile: file, encoding: .utf8)
        try Data(text.replacing("#501\n", with: "#502\n").utf8).write(to: URL(filePath: file))
        let run = await LaunchRun.of(["run", file])
        #expect(run.code == .differs)
        #expect(run.output.contains("│-Catalog › #502\n"))
    }

    /// Records a session of a random walk.
    private static func write(_ file: String, seed: UInt64) async throws {
        let user = users[Int(seed) % users.count].map { ["--as", $0] } ?? []
        let launcher = Launcher(
            environment: ["CLINIC_PASSWORD": HelpText.examplePassword],
            input: Wanderer(seed: seed, steps: 20) { _ in }, output: Overheard(), passwords: .least)
        let options = ["--memory", "--now", "2026-03-02T09:12:00Z", "--transcript", file]
        #expect(await launcher.run(options + user).rawValue < 100)
    }
}
