import Data
import DataSync
import Domain
import Foundation
import Support
import Testing
import TextShell

@testable import App

/// The code that a new workstation needs.
@Suite struct JoiningTests {
    private nonisolated static let remote = ["--remote", "postgresql://ana@localhost/clinic"]
    private nonisolated static let code =
        ClinicKey([UInt8](repeating: 3, count: 16)).map { JoinCode(key: $0, founder: KeyFingerprint(of: [4])).text }
        ?? ""

    @Test(arguments: [
        ([], "", ExitCode.usage, "A new workstation needs the join code that “remote init” printed"),
        (["--code", "@env:CODE"], "", .dataError, "This is no join code, or a letter of it is wrong"),
        (["--code", "@env:CODE"], String(code.dropLast()), .dataError, "This is no join code"),
        (["--code", "@env:CODE"], code.replacing("A", with: "B"), .dataError, "This is no join code"),
        (["--code", "@env:OTHER"], code, .noInput, "There is no environment variable OTHER"),
    ])
    func `without the right code nothing is made`(
        options: [String], code: String, exit: ExitCode, words: String
    ) async throws {
        let folder = try RunFolder([:]).path("data")
        let run = await LaunchRun.of(
            ["sync", "--data", folder] + Self.remote + options, environment: ["CODE": code])
        #expect(run.code == exit)
        #expect(run.told.joined().contains(words), "\(run.told)")
        #expect(!FileManager.default.fileExists(atPath: folder))
    }

    @Test(.enabled(if: RemoteLibrary.version != nil, "libpq is not installed"))
    func `at a terminal the code is asked for until it is right`() async throws {
        let folder = try RunFolder([:]).path("data")
        let run = await LaunchRun.of(
            ["sync", "--data", folder] + Self.remote,
            lines: ["7K2M", Self.code.lowercased().replacing("-", with: " ")], isTerminal: true
        ) { _, _ in UnusableRemote(.remote(.unreachable(remote: "the clinic's", detail: "it is planted"))) }
        #expect(run.code == .unavailable)
        #expect(
            Array(run.told.prefix(2)) == [
                "This is no join code, or a letter of it is wrong: it has fourteen groups of four.",
                "Made \(folder) a workstation of postgresql://ana@localhost/clinic.",
            ])
    }

    @Test func `a code is for no clinic of one's own`() async throws {
        let folder = try RunFolder([:]).path("data")
        let arguments = ["open", "clinic://home", "--data", folder]
        let none = await LaunchRun.of(arguments + ["--code", "@env:CODE"], environment: ["CODE": Self.code])
        #expect(none.told.joined().contains("There is no clinic here yet"))
        #expect(!FileManager.default.fileExists(atPath: folder))
        #expect(await LaunchRun.of(arguments).code == .ok)
        let own = await LaunchRun.of(arguments + ["--code", "@env:CODE"], environment: ["CODE": Self.code])
        #expect(own.told.joined().contains("which shares no remote"))
    }
}
