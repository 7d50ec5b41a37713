import Foundation
import Navigation
import Support
import Testing
import TextShell

@testable import App

/// Shells complete what the program understands.
@Suite struct CompletionTests {
    private static let completions = Completions(links: AppRoute.listedLinks.shownPatterns)

    @Test(arguments: CompletionShell.allCases)
    func `every option, command and link is in the script of each shell`(shell: CompletionShell) async {
        let run = await LaunchRun.of(["completions", shell.rawValue])
        #expect(run == LaunchRun(code: .ok, output: Self.completions.script(for: shell)))
        let words = Set(run.output.split { " \n'\"[=|)(:".contains($0) }.map(String.init))
        let dashes = shell == .fish ? "" : "--"
        #expect(words.isSuperset(of: OptionEntry.all.map { dashes + $0.name.dropFirst(2) }))
        #expect(words.isSuperset(of: CommandEntry.all.flatMap(\.parts).filter(CommandEntry.isWord)))
        for link in Self.completions.links { #expect(run.output.contains(link), "\(link)") }
    }

    @Test func `the program understands each command and each value that is offered`() throws {
        let samples = [
            "LINK": "clinic://home", "FILE…": "-", "FILE": "a", "URL": "postgresql://u@h/d", "SHELL": "zsh",
            "KIND": "order", "ROLE": "clinician",
            "KINDS": "orders", "NUMBER": "1042",
        ]
        for command in CommandEntry.all {
            #expect(throws: Never.self, "\(command.form)") {
                try LaunchOptions(arguments: command.parts.map { samples[$0] ?? $0 })
            }
        }
        for option in OptionEntry.all {
            for word in CompletionOffer.all(for: option.value ?? "", links: []).compactMap(\.word) {
                let command = word == "csv" ? ["list", "orders"] : []
                #expect(throws: Never.self, "\(option.name)") {
                    try LaunchOptions(arguments: command + [option.name, word])
                }
            }
        }
    }

    @Test func `every offered link without a parameter leads somewhere`() throws {
        let whole = AppRoute.listedLinks.shownPatterns.filter { !$0.contains("{") || $0.contains("[") }
        let links = Completions(links: whole).links
        #expect(links.contains { $0.contains("booking") })
        for link in links { #expect(throws: Never.self, "\(link)") { try AppRoute.links.route(link) } }
    }

    @Test(arguments: [
        ("--a", "--as --accessible --about"), ("--format ", "text linear json csv"), ("--format=l", "linear"),
        ("--color a", "auto always"), ("--width ", ""), ("--width 80 op", "open"), ("--as routes ro", "routes"),
        ("open clinic://orders", "//orders //orders?patient= //orders?product= //orders/"),
        ("open clinic://orders?pa", "//orders?patient="), ("remote ", "set init code forget stations retire"),
        ("remote set ", ""),
        ("completions --stop ", "bash zsh fish"), ("ru", "run"), ("nowhere ", ""), ("routes ", ""),
        ("list ", "patients orders products appointments"), ("show o", "order"), ("show order ", ""),
    ])
    func `bash completes what can follow`(typed: String, expected: String) throws {
        #expect(try Self.bash("clinic \(typed)") == expected)
    }

    @Test func `bash completes files after run, and folders after --data`() throws {
        let files = try Self.bash("clinic run usr/bin/en").split(separator: " ")
        #expect(files.contains("usr/bin/env"))
        #expect(try Self.bash("clinic --data us") == "usr")
        #expect(try Self.bash("clinic --data=usr/bin/en") == "")
    }

    @Test(arguments: [["completions"], ["completions", "tcsh"], ["manual", "orders"]])
    func `what is no shell is refused with what to do`(arguments: [String]) async {
        let run = await LaunchRun.of(arguments)
        #expect(run.code == .usage && run.told.allSatisfy { $0.hasSuffix("See clinic --help.") })
    }

    /// The words that bash offers for the end of a line, with blanks between them.
    private static func bash(_ line: String) throws -> String {
        let (bash, said) = (Process(), Foundation.Pipe())
        bash.executableURL = URL(filePath: "/usr/bin/env")
        bash.currentDirectoryURL = URL(filePath: "/")
        bash.arguments = ["bash", "-euo", "pipefail", "-c", "\(completions.bash)\n\(asking)", "bash", line]
        bash.standardOutput = said
        try bash.run()
        let answer = try said.fileHandleForReading.readToEnd() ?? Data()
        bash.waitUntilExit()
        try #require(bash.terminationStatus == 0)
        return String(decoding: answer, as: UTF8.self)
    }

    /// Asks as readline does.
    private static let asking = """
        COMP_LINE=$1 COMP_POINT=${#1}
        _clinic || true
        printf %s "${COMPREPLY[*]}"
        """
}
