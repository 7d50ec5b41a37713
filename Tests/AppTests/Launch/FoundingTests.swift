import Data
import Domain
import Foundation
import Support
import Testing
import TextShell

@testable import App

/// `clinic init`, and the first start of all.
@Suite(.timeLimit(.minutes(60))) struct FoundingTests {
    private static let given = [
        "init", "--name", "Harbour clinic", "--zone", "Europe/Lisbon", "--currency", "EUR", "--manager",
        "Rosa Marques", "--user", "rosa", "--secret", "@env:FIRST",
    ]
    private static let secret = "a quiet morning"

    @Test func `a clinic of one's own has its manager, and nothing of the example`() async throws {
        try await withFolder { folder in
            let made = await LaunchRun.of(Self.given + ["--data", folder], environment: ["FIRST": Self.secret])
            #expect(made.output == "Next: clinic --as rosa\n")
            #expect(made.told == ["Made the clinic “Harbour clinic” in \(folder)."])
            #expect(made.code == .ok)
            let mine = await LaunchRun.of(
                ["--data", folder, "--as", "rosa"], environment: ["CLINIC_PASSWORD": Self.secret],
                lines: ["go catalog", "go patients", "go music"])
            #expect(mine.code == .ok)
            #expect(!mine.output.contains("example clinic"))
            #expect(!mine.output.contains("Pain and fever"))
            for user in ["ana", "ben", "chen", "maya", "noor", "dana", "ines", "rosa"] {
                let opened = await LaunchRun.of(
                    ["--data", folder, "--as", user, "open", "clinic://home"],
                    environment: ["CLINIC_PASSWORD": HelpText.examplePassword])
                #expect(opened.code == .noPermission, "\(user)")
            }
        }
    }

    @Test func `nobody is forgotten in it at another time than the present one`() async throws {
        try await withFolder { folder in
            _ = await LaunchRun.of(Self.given + ["--data", folder], environment: ["FIRST": Self.secret])
            let run = await LaunchRun.of(
                ["--data", folder, "forget", "2001", "Somebody", "--as", "rosa", "--now", "2040-01-01T00:00:00Z"],
                environment: ["CLINIC_PASSWORD": Self.secret])
            #expect(run.told == ["Nobody is forgotten at another time than the present one. Leave --now out."])
            #expect(run.code == .temporaryFailure)
        }
    }

    @Test func `a clinic that is there is not replaced`() async throws {
        try await withFolder { folder in
            _ = await LaunchRun.of(["--data", folder, "open", "clinic://home"])
            let before = try Foundation.Data(contentsOf: URL(filePath: "\(folder)/clinic.sqlite"))
            let made = await LaunchRun.of(Self.given + ["--data", folder], environment: ["FIRST": Self.secret])
            #expect(made.code == .cannotCreate)
            #expect(made.told.first?.contains("There is a clinic in \(folder) already.") == true)
            #expect(try Foundation.Data(contentsOf: URL(filePath: "\(folder)/clinic.sqlite")) == before)
        }
    }

    /// Where one answer is wrong or lacks, and what is said.
    private static let wrong: [(option: String, value: String?, words: String)] = [
        ("--name", nil, "needs --name"), ("--currency", "XXX", "The currency is one of EUR, USD"),
        ("--zone", "Europe/Atlantis", "knows no time zone “Europe/Atlantis”"), ("--user", "r", "A user name has 2"),
        ("--manager", "42", "A name has letters."), ("--secret", "@env:NONE", "no environment variable NONE"),
        ("--secret", "hunter2", "never the secret itself."),
        ("--secret", "@file:/nowhere/secret", "/nowhere/secret: No such file or directory."),
        ("--secret", "@env:SHORT", "at least 12 characters"),
    ]

    @Test func `a wrong answer makes no clinic, and none is made in part`() async throws {
        for (option, value, words) in Self.wrong {
            try await withFolder { folder in
                var arguments = Self.given
                let index = try #require(arguments.firstIndex(of: option))
                arguments.replaceSubrange(index...index + 1, with: value.map { [option, $0] } ?? [])
                let made = await LaunchRun.of(
                    arguments + ["--data", folder], environment: ["FIRST": Self.secret, "SHORT": "short"])
                #expect(made.code != .ok, "\(option)")
                #expect(made.told.joined().contains(words), "\(option): \(made.told)")
                #expect(!StoreLocation.folder(folder).hasClinic, "\(option)")
            }
        }
    }

    @Test func `at a terminal it asks until each answer can be, and for the password twice`() async throws {
        try await withFolder { folder in
            let made = await LaunchRun.of(
                ["init", "--data", folder, "--zone", "Europe/Lisbon"],
                lines: [
                    "", "Harbour clinic", "gold", "", "Rosa Marques", "", "short", Self.secret, "another one",
                    Self.secret,
                    Self.secret,
                ],
                isTerminal: true)
            #expect(made.output == "Next: clinic --as rosa\n", "the suggestions are EUR and the first name")
            #expect(
                made.told == [
                    "A clinic has a name.", "The currency is one of EUR, USD, GBP, CHF, JPY, KWD.",
                    "A password has at least 12 characters.", "These were two different passwords.",
                    "Made the clinic “Harbour clinic” in \(folder).",
                ])
        }
    }

    @Test func `a first start at a terminal asks which clinic, and no other start does`() async throws {
        try await withFolder { home in
            let environment = ["XDG_DATA_HOME": home]
            let left = await LaunchRun.of([], environment: environment, lines: ["perhaps"], isTerminal: true)
            #expect(left.told.first == "There is no clinic here yet.")
            #expect(left.code == .usage)
            #expect(!StoreLocation.folder("\(home)/clinic").hasClinic)
            let own = await LaunchRun.of(
                ["--zone", "Europe/Lisbon"], environment: environment, lines: ["own"], isTerminal: true)
            #expect(own.told.joined().contains("are for clinic init"))
            let example = await LaunchRun.of(
                [], environment: environment, lines: ["example", "quit"], isTerminal: true)
            #expect(example.output.contains("─ example clinic ──\n"))
            let again = await LaunchRun.of([], environment: environment, lines: ["quit"], isTerminal: true)
            #expect(again.told == [])
        }
    }

    private func withFolder(_ body: (String) async throws -> Void) async throws {
        let files = try RunFolder([:])
        try await body(files.path("data"))
    }

    @Test func `words about a clinic are for making one`() async {
        let run = await LaunchRun.of(["--memory", "--name", "Harbour clinic"])
        #expect(run.code == .usage)
        #expect(await LaunchRun.of(Self.given + ["--memory"]).code == .usage)
    }
}
