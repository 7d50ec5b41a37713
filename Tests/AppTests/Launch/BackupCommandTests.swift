import Data
import Domain
import Foundation
import Support
import Testing
import TextShell

@testable import App

/// `clinic backup` and `clinic restore` from their arguments to their exit codes.
@Suite struct BackupCommandTests {
    private let place: TemporaryPlace
    private let start: [String]
    private let secret = ["PW": "four words or more"]

    init() async throws {
        place = try TemporaryPlace()
        start = ["--data", place.url.appending(path: "clinic").path(), "--now", "2026-03-02T09:12:00Z"]
        _ = await LaunchRun.of(start + ["open", "clinic://home"])
    }

    private func path(_ name: String) -> String { place.url.appending(path: name).path() }

    private func run(_ arguments: String..., lines: [String] = [], isTerminal: Bool = false) async -> LaunchRun {
        await LaunchRun.of(start + arguments, environment: secret, lines: lines, isTerminal: isTerminal)
    }

    @Test func `a backup is made, and restored where nothing is`() async throws {
        let made = await run("backup", path("a"), "--passphrase", "@env:PW")
        #expect(made.code == .ok && made.told == [])
        #expect(made.output.hasPrefix("Backed up to \(path("a")), and read back: "))
        let again = await run("backup", path("a"), "--passphrase", "@env:PW")
        #expect(again.code == .cannotCreate)
        let restored = await run("--data", path("b"), "restore", path("a"), "--passphrase", "@env:PW")
        #expect(restored.output == "Restored \(path("a")) of 2026-03-02T09:12:00Z to \(path("b")).\n")
        #expect(restored.code == .ok && restored.told == [])
        let shown = await LaunchRun.of(
            ["--data", path("b"), "--as", "ana", "open", "clinic://orders/1042"],
            environment: ["CLINIC_PASSWORD": HelpText.examplePassword])
        #expect(shown.code == .ok && shown.told == [])
        #expect(await run("restore", path("a"), "--passphrase", "@env:PW").code == .cannotCreate)
        let replaced = await run("restore", path("a"), "--passphrase", "@env:PW", "--replace")
        #expect(replaced.code == .ok && replaced.told.first?.hasPrefix("The clinic that was there is ") == true)
    }

    @Test func `a person types a new passphrase twice, and a known one once`() async throws {
        let words = "correct horse battery"
        let different = await run("backup", path("a"), lines: [words, "another one altogether"], isTerminal: true)
        #expect(different.code == .dataError && different.told.last?.hasPrefix("The two passphrases") == true)
        let short = await run("backup", path("a"), lines: ["short", "short"], isTerminal: true)
        #expect(short.code == .dataError)
        #expect(await run("backup", path("a"), lines: [words, words], isTerminal: true).code == .ok)
        let wrong = await run("--data", path("b"), "restore", path("a"), lines: ["another one"], isTerminal: true)
        #expect(wrong.code == .noPermission)
        #expect(await run("--data", path("b"), "restore", path("a"), lines: [words], isTerminal: true).code == .ok)
        let nobody = await run("backup", path("c"))
        #expect(nobody.code == .usage)
    }

    @Test func `a key file is made, and opens what it closed`() async throws {
        let key = path("key")
        #expect(await run("backup", "key", key).code == .ok)
        #expect(await run("backup", "key", key).code == .cannotCreate)
        #expect(await run("backup", path("a"), "--key-file", key).code == .ok)
        #expect(await run("--data", path("b"), "restore", path("a"), "--key-file", key).code == .ok)
        #expect(await run("--data", path("c"), "restore", path("a"), "--passphrase", "@env:PW").code == .usage)
        #expect(await run("--data", path("c"), "restore", key, "--key-file", key).code == .dataError)
        #expect(await run("--data", path("c"), "restore", path("d"), "--key-file", key).code == .noInput)
        #expect(await run("--data", path("c"), "backup", path("d"), "--key-file", key).code == .noInput)
    }

    @Test func `backups again and again keep the last ones, say what failed, and end cleanly`() async throws {
        let clock = ManualClock()
        let output = Overheard()
        let (folder, clinic) = (path("kept"), path("clinic"))
        let moments = FixedClock()
        let command = BackupCommand(
            backup: ClinicBackup(of: clinic, cost: .least), key: .file([UInt8](repeating: 1, count: 32)),
            clock: moments, output: output)
        let kept = BackupFolder(path: folder, keep: 2)
        let task = Task { await command.again(to: kept, every: .seconds(3_600), on: clock) }
        for _ in 0..<3 {
            await clock.someoneSleeps()
            moments.advance(by: 3_600)
            clock.advance(by: .seconds(3_600))
        }
        await clock.someoneSleeps()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 2)
        try FileManager.default.moveItem(atPath: clinic, toPath: path("away"))
        moments.advance(by: 3_600)
        clock.advance(by: .seconds(3_600))
        await clock.someoneSleeps()
        #expect(output.words.last == "There is no clinic in \(clinic). Name its folder with --data.")
        try FileManager.default.moveItem(atPath: path("away"), toPath: clinic)
        moments.advance(by: 60)
        clock.advance(by: .seconds(60))
        await clock.someoneSleeps()
        #expect(output.words.last?.hasPrefix("Removed the older ") == true)
        task.cancel()
        #expect(await task.value == .ok)
    }
}
