import Foundation
import Support
import Testing
import TextShell

@testable import App

/// The messages, output and exit codes of `clinic run`.
@Suite struct RunTests {
    private nonisolated static let right = "$ clinic --version\nclinic \(HelpText.version)\n"
    private nonisolated static let wrong = "# kept\n% width 40\n\n$ clinic --version\nclinic 0.0.1\n"
    private nonisolated static let corrected = wrong.replacing("0.0.1", with: HelpText.version)

    @Test func `a transcript that plays as written is only counted`() async throws {
        let folder = try RunFolder(["a.clinic": Self.right])
        let run = await LaunchRun.of(["run", folder.path("a.clinic")])
        #expect(run == LaunchRun(code: .ok, output: "1 transcript in 1 file: all go as they are written.\n"))
    }

    @Test func `one that plays differently is shown as a difference with its place`() async throws {
        let folder = try RunFolder(["a.clinic": Self.right, "b.clinic": Self.wrong])
        let run = await LaunchRun.of(["run", folder.path("a.clinic"), folder.path("b.clinic")])
        #expect(run.code == .differs)
        #expect(
            run.output == """
                \(folder.path("b.clinic")):5: not what happens:
                2 │ % width 40
                3 │\u{20}
                4 │ $ clinic --version
                5 │-clinic 0.0.1
                  │+clinic \(HelpText.version)
                6 │\u{20}
                2 transcripts in 2 files: 1 not as written.

                """)
        #expect(run.told == [])
        #expect(try folder.text("b.clinic") == Self.wrong)
    }

    @Test func `an update writes the new output, and keeps comments, settings and the text around it`() async throws {
        let markdown = "# A\n\n```clinic\n\(Self.wrong)```\nend\n"
        let folder = try RunFolder([
            "a.clinic": Self.right, "b/b.clinic": Self.wrong, "b/c.md": markdown, "b/d.txt": "x",
        ])
        let run = await LaunchRun.of(["run", "--update", folder.path("")])
        #expect(run.code == .ok)
        #expect(run.output.hasSuffix("c.md: updated\n3 transcripts in 3 files: 2 files updated.\n"))
        #expect(try folder.text("a.clinic") == Self.right)
        #expect(try folder.text("b/b.clinic") == Self.corrected)
        #expect(try folder.text("b/c.md") == "# A\n\n```clinic\n\(Self.corrected)```\nend\n")
        let again = await LaunchRun.of(["run", folder.path("")])
        #expect(again.output == "3 transcripts in 3 files: all go as they are written.\n")
    }

    @Test func `a file with something that is no transcript is left alone, and the others are run`() async throws {
        let text = "```clinic\n\(Self.wrong)```\n```clinic\n% colour red\n$ clinic\n```\n"
        let folder = try RunFolder(["a.md": text, "b.clinic": Self.wrong])
        let run = await LaunchRun.of(["run", "--update", folder.path("")])
        #expect(run.code == .dataError)
        #expect(
            run.told == [
                "\(folder.path("a.md")):9: There is no setting “% colour”. The settings are: check, clock, data, format, seed, "
                    + "user, width."
            ])
        #expect(try folder.text("a.md") == text)
        #expect(try folder.text("b.clinic") == Self.corrected)
    }

    @Test func `a read-only file is reported, and does not change`() async throws {
        let folder = try RunFolder(["a.clinic": Self.wrong])
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder.path("a.clinic"))
        let run = await LaunchRun.of(["run", "--update", folder.path("a.clinic")])
        #expect(run.code == .cannotCreate)
        #expect(
            run.told == [
                "“\(folder.path("a.clinic"))” cannot be written: Permission denied. It is as it was; make it writable, "
                    + "or run without --update."
            ])
        #expect(try folder.text("a.clinic") == Self.wrong)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("")) == ["a.clinic"])
    }

    @Test func `an update keeps the mode of a file, and a link that leads to it`() async throws {
        let folder = try RunFolder(["a.clinic": Self.wrong])
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.path("a.clinic"))
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("b.clinic"), withDestinationPath: folder.path("a.clinic"))
        #expect(await LaunchRun.of(["run", "--update", folder.path("b.clinic")]).code == .ok)
        #expect(try folder.text("a.clinic") == Self.corrected)
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("a.clinic"))
        #expect(attributes[.posixPermissions] as? Int == 0o640)
        #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: folder.path("b.clinic"))) != nil)
    }

    @Test func `an unreadable file is reported with advice`() async throws {
        let folder = try RunFolder(["empty/a.txt": "x"])
        try Data([0x24, 0xFF, 0x0A]).write(to: URL(filePath: folder.path("b.clinic")))
        let reasons = [
            folder.path("none.clinic"): "cannot be read: No such file or directory. Name .clinic or .md files, folders "
                + "with such, or - for standard input.",
            folder.path("b.clinic"):
                "cannot be read: It is not UTF-8 text. Name .clinic or .md files, folders with such, "
                + "or - for standard input.",
            "/dev/zero":
                "cannot be read: It is larger than 16777216 bytes. Name .clinic or .md files, folders with such, "
                + "or - for standard input.",
        ]
        for (path, reason) in reasons {
            let run = await LaunchRun.of(["run", path])
            #expect(run.code == .noInput)
            #expect(run.told == ["“\(path)” \(reason)"])
            #expect(run.output == "Nothing was run, for the reason above.\n")
        }
        let empty = await LaunchRun.of(["run", folder.path("empty")])
        #expect(empty.code == .noInput)
        #expect(
            empty.told == [
                "There is no .clinic or .md file in “\(folder.path("empty"))”. Name files, or another folder."
            ])
    }

    @Test func `standard input is a transcript, too, and cannot be rewritten`() async {
        let lines = Self.wrong.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let run = await LaunchRun.of(["run", "-"], lines: lines)
        #expect(run.code == .differs)
        #expect(run.output.hasPrefix("-:5: not what happens:\n"))
        let refused = await LaunchRun.of(["run", "--update", "-"], lines: lines)
        #expect(refused.code == .usage)
        #expect(refused.told == ["--update writes files; what comes from standard input is in none."])
    }

    @Test func `it never sees the clinic of the user who runs it`() async throws {
        let folder = try RunFolder([
            "a.clinic": "% check places\n$ clinic\n> open clinic://products/501\n> add to cart\n"
        ])
        let home = folder.path("home")
        let run = await LaunchRun.of(
            ["run", folder.path("a.clinic")], environment: ["HOME": home, "XDG_DATA_HOME": home])
        #expect(run.code == .ok)
        #expect(!FileManager.default.fileExists(atPath: home))
    }

    @Test func `a password comes from the environment of its line, or not at all`() async throws {
        let text = """
            % check places
            % user ana
            $ clinic
            Home
            > open clinic://settings
            Settings

            """
        let folder = try RunFolder(["a.clinic": text])
        #expect(await LaunchRun.of(["run", folder.path("a.clinic")]).code == .ok)
        let open = try RunFolder([
            "a.clinic": "$ clinic\n> go orders\n> set password hunter2\n> set password @env:HOME\n"
        ])
        _ = await LaunchRun.of(["run", "--update", open.path("a.clinic")])
        let shown = try open.text("a.clinic").split(separator: "\n").filter { !$0.hasPrefix(">") }.joined(
            separator: "\n")
        #expect(shown.contains("A secret is not typed where it can be seen"))
        #expect(!shown.contains("hunter2"))
        #expect(shown.contains("Password: ••••"))
    }

    @Test func `the same seed gives the same numbers`() {
        var (one, same, other) = (SeededRandom(seed: 1), SeededRandom(seed: 1), SeededRandom(seed: 2))
        let numbers = (0..<8).map { _ in one.next() }
        #expect((0..<8).map { _ in same.next() } == numbers)
        #expect((0..<8).map { _ in other.next() } != numbers)
        #expect(Set(numbers).count == 8)
    }
}
