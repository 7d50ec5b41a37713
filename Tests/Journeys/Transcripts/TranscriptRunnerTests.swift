import Foundation
import Testing

/// The runner itself: what it finds, what it types, what it says about a dialogue that goes another way.
@Suite struct TranscriptRunnerTests {
    private static let home = """
         Home                                                             not signed in
        ────────────────────────────────────────────────────────────────────────────────
         Welcome to the clinic.
         The catalogue and the waiting room's music are for everyone; the rest is for
         people who are signed in.
        ▸1 Sign in   2 Browse the catalogue   3 Orders   4 Settings

         ? Help   ▸Home◂ [Appointments] [Patients] [Orders] [Catalog] [Music]
        """
    private static let created =
        "! clinic: Created the example clinic in ~/.local/share/clinic. "
        + "Sign in as ana, ben, chen or maya; the password is clinic-demo."

    @Test func `a dialogue that goes as it is written has no problems`() async throws {
        let text = """
            ```clinic
            $ clinic
            \(Self.created)
            \(Self.home)
            > dance
            ! clinic: “dance” is no command and nothing on this screen is called that. “help” lists the commands.
            ! (exit 64)
            $ clinic
            \(Self.home)
            ```
            """
        #expect(try await TranscriptCheck.check(MarkdownFile(path: "a.md", text: text)).problems == [])
    }

    @Test func `a dialogue that goes another way is shown as a difference with its place`() async throws {
        let text = "# A\n\n```clinic\n$ clinic --version\nclinic 0.0.1\n```\n"
        let (corrected, problems) = try await TranscriptCheck.check(MarkdownFile(path: "docs/a.md", text: text))
        let problem = """
            docs/a.md:5: not what happens:
            4 │ $ clinic --version
            5 │-clinic 0.0.1
              │+clinic 0.2.0
            """
        #expect(problems == [problem])
        #expect(try await TranscriptCheck.check(corrected).problems == [])
        #expect(corrected.text == "# A\n\n```clinic\n$ clinic --version\nclinic 0.2.0\n```\n")
    }

    @Test func `a continued block goes on where the one before it stopped`() async throws {
        let text = "```clinic\n$ clinic\n```\nThen:\n```clinic continued\n> dance\n> quit\n```\n"
        let (corrected, problems) = try await TranscriptCheck.check(MarkdownFile(path: "a.md", text: text))
        #expect(problems.count == 2)
        #expect(corrected.text.hasPrefix("```clinic\n$ clinic\n\(Self.created)\n\(Self.home)\n```\nThen:\n"))
        #expect(
            corrected.text.hasSuffix(
                "> dance\n! clinic: “dance” is no command and nothing on this screen is called that. “help” lists the commands.\n> quit\n! (exit 64)\n```\n"
            ))
        #expect(try await TranscriptCheck.check(corrected).problems == [])
    }

    @Test func `what is typed after the end is a difference`() async throws {
        let text = "```clinic\n$ clinic --version\nclinic 0.2.0\n> quit\n```\n"
        let (corrected, problems) = try await TranscriptCheck.check(MarkdownFile(path: "a.md", text: text))
        #expect(problems.count == 1)
        #expect(!corrected.text.contains("> quit"))
    }

    @Test func `a block that starts nothing is said with its place`() async throws {
        for line in ["> quit", "$ rm -rf /", "Home"] {
            let file = MarkdownFile(path: "a.md", text: "x\n```clinic\n\(line)\n```\n")
            let problem = await #expect(throws: TranscriptProblem.self) { try await TranscriptCheck.check(file) }
            #expect(problem?.text.hasPrefix("a.md:3: ") == true)
        }
    }

    @Test func `only blocks of this kind are dialogues`() {
        let text = "```sh\n$ clinic\n```\n````markdown\n```clinic\n$ clinic\n```\n````\n```clinic\n$ clinic\n```\n"
        let dialogues = MarkdownFile(path: "a.md", text: text).dialogues
        #expect(dialogues == [[TranscriptBlock(start: 9, lines: ["$ clinic"], isContinued: false)]])
    }

    @Test func `files are found in every folder, and a corrected one is written back`() async throws {
        try await TemporaryFolder.with { folder in
            let root = URL(filePath: folder)
            try FileManager.default.createDirectory(
                at: root.appending(path: "docs/deep"), withIntermediateDirectories: true)
            try MarkdownFile(path: "none.md", text: "# Nothing\n").write(in: root)
            let file = MarkdownFile(path: "docs/deep/a.md", text: "```clinic\n$ clinic --version\n```\n")
            try file.write(in: root)
            #expect(MarkdownFile.all(in: root) == [file])
            try await TranscriptCheck.check(file).corrected.write(in: root)
            #expect(MarkdownFile.all(in: root).first?.text == "```clinic\n$ clinic --version\nclinic 0.2.0\n```\n")
        }
    }

    @Test(arguments: [
        ("A=1 B='x y' clinic --as \"ana b\" open", ["A": "1", "B": "x y"], ["--as", "ana b", "open"]),
        ("clinic", [:], []), ("A= clinic --now=x", ["A": ""], ["--now=x"]),
    ])
    func `a command line is read as a shell reads it`(
        line: String, environment: [String: String], arguments: [String]
    ) throws {
        let command = try TranscriptCommand(line)
        #expect(command.environment == environment)
        #expect(command.arguments == arguments)
    }
}
