import Domain
import Foundation
import Navigation
import Support
import Testing
import TextShell

@testable import App

/// The program from its arguments to its exit code, in this process.
@Suite struct LauncherTests {
    private static let fixed = ["--memory", "--color", "never", "--width", "80", "--now", "2026-03-02T09:12:00Z"]
    private static let password = ["CLINIC_PASSWORD": HelpText.examplePassword]

    @Test(arguments: [
        (["open", "clinic://home"], ExitCode.ok), (["open", "clinic://orders"], .noPermission),
        (["open", "clinic://nowhere"], .dataError), (["open", "javascript:alert(1)"], .dataError),
        (["--as", "ana", "open", "clinic://orders/1042"], .ok),
        (["--as", "ana", "open", "clinic://orders/9999"], .noInput),
        (["--as", "ana", "open", "clinic://checkout/9999"], .noInput),
        (["--as", "ben", "open", "clinic://patients/2001/notes"], .noPermission), (["--as", "nobody"], .noPermission),
        (["--as", "ana", "clinic://orders/1042"], .ok), (["clinic://nowhere"], .dataError), (["--bogus"], .usage),
        (["--password-fd", "2000000000", "--as", "ana"], .noInput), (["routes"], .ok),
        (["--version"], .ok), ([], .ok),
    ])
    func `each outcome has its exit code`(arguments: [String], code: ExitCode) async {
        let run = await LaunchRun.of(Self.fixed + arguments, environment: Self.password)
        #expect(run.code == code, "\(run.told)")
    }

    @Test func `a link that needs signing in shows the sheet and says what to add`() async {
        let run = await LaunchRun.of(Self.fixed + ["open", "clinic://orders/1042"])
        #expect(run.output.contains("Sign in to go to Orders › #1042."))
        #expect(run.told.last == "This place needs signing in: add --as USER.")
    }

    @Test func `a link on the command line replaces the saved place, and other sections are restored`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "clinic-link-\(ProcessInfo.processInfo.processIdentifier)"
        ).path()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let start = Self.fixed.filter { $0 != "--memory" } + ["--data", folder, "--as", "ana"]
        let left = ["open clinic://orders/1042", "open clinic://music/queue", "open clinic://settings/data"]
        _ = await LaunchRun.of(start, environment: Self.password, lines: left)
        let again = await LaunchRun.of(start, environment: Self.password)
        #expect(again.output.contains("Settings › Data"))
        let linked = await LaunchRun.of(
            start + ["clinic://products/501"], environment: Self.password, lines: ["go orders", "go music", "history"])
        let places = linked.output.split(separator: "\n").filter { $0.hasSuffix("pharmacist") }
        #expect(places.map { $0.hasPrefix(" Catalog › #501") } == [true, false, false])
        #expect(places.last?.hasPrefix(" Music › Queue") == true)
        #expect(places.dropFirst().first?.hasPrefix(" Orders › #1042") == true)
        #expect(linked.output.contains("open clinic://products/501"))
        let refused = await LaunchRun.of(start + ["clinic://nowhere/1"], environment: Self.password)
        #expect(refused.output == "" && refused.code == .dataError)
    }

    @Test func `open shows only its link, even if the user may not see it`() async {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "clinic-open-\(ProcessInfo.processInfo.processIdentifier)"
        ).path()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let start = Self.fixed.filter { $0 != "--memory" } + ["--data", folder, "--as", "maya"]
        _ = await LaunchRun.of(start, environment: Self.password, lines: ["open clinic://orders/1042"])
        let refused = await LaunchRun.of(start + ["open", "clinic://patients/2001/notes"], environment: Self.password)
        #expect(refused.code == .noPermission)
        #expect(!refused.output.contains("1042"))
        let shown = await LaunchRun.of(start + ["open", "clinic://music"], environment: Self.password)
        #expect(shown.code == .ok && shown.told == [])
    }

    @Test func `a missing place is reported with its exit code, even if another is shown instead`() async {
        let run = await LaunchRun.of(
            Self.fixed + ["--as", "ana", "open", "clinic://checkout/9999"], environment: Self.password)
        #expect(run.code == .noInput)
        #expect(run.told.last?.hasPrefix("Cart #9999 does not exist.") == true, "\(run.told)")
        #expect(run.output.contains("Catalog › Cart"))
    }

    @Test func `a gate that a script meets is no failure`() async {
        let run = await LaunchRun.of(Self.fixed, lines: ["open clinic://orders/1042", "quit"])
        #expect(run.code == .ok)
    }

    @Test func `a script continues after a failed command and reports the first failure`() async {
        let lines = ["open clinic://nowhere", "dance", "go home", "quit"]
        let run = await LaunchRun.of(Self.fixed, lines: lines)
        #expect(run.code == .dataError)
        #expect(run.told.count == 3)
        let stopped = await LaunchRun.of(Self.fixed + ["--stop"], lines: lines)
        #expect(stopped.code == .dataError)
        #expect(stopped.told.count == 2)
    }

    @Test func `without a password there is no sign-in`() async {
        let run = await LaunchRun.of(Self.fixed + ["--as", "ana"])
        #expect(run.code == .usage)
        #expect(run.told.last == "--as needs a password: give it with --password-fd or in CLINIC_PASSWORD.")
    }

    @Test func `a person at a terminal is asked for the password`() async {
        let run = await LaunchRun.of(
            Self.fixed + ["--as", "ana"], lines: [HelpText.examplePassword, "quit"], isTerminal: true)
        #expect(run.code == .ok)
        #expect(run.output.contains("Ana Ruiz, pharmacist"))
    }

    @Test(arguments: [
        ["--password", "hunter2"], ["--password=hunter2"], ["-p", "hunter2"], ["--password-fd=hunter2"],
    ])
    func `a password on the command line is refused, and not repeated`(arguments: [String]) async {
        let run = await LaunchRun.of(Self.fixed + arguments)
        #expect(run.code == .usage)
        #expect(!run.told.joined().contains("hunter2"))
    }

    @Test func `no option takes a password`() {
        let options = OptionEntry.all.filter { $0.name.contains("pass") }
        #expect(options.map(\.form) == ["--password-fd N", "--passphrase @env:NAME"])
    }

    @Test(arguments: [["--help"], ["routes"], ["open", "clinic://home"], []])
    func `a reader that went away ends the run`(arguments: [String]) async {
        let run = await LaunchRun.of(Self.fixed + arguments, lines: ["go home"], isReaderGone: true)
        #expect(run.code == .outputClosed)
    }

    @Test func `routes lists every link`() async {
        let known = [
            "home", "appointments", "patients", "orders", "orders/{number}", "orders/{number}/tracking",
            "orders/{number}/refund", "catalog", "music", "settings", "settings/data", "sync",
            "sync/{number}", "profile", "profile/password",
        ]
        let run = await LaunchRun.of(["routes"])
        let listed = run.output.split(separator: "\n").map(String.init)
        #expect(run.code == .ok)
        #expect(listed == AppRoute.listedLinks.shownPatterns)
        #expect(listed.filter { known.map { "clinic://\($0)" }.contains($0) } == known.map { "clinic://\($0)" })
    }

    @Test func `routes lists the errors, too, when asked for them, and each of those links can be opened`() async throws
    {
        let plain = await LaunchRun.of(["routes"]).output
        let all = await LaunchRun.of(["routes", "--demo-errors"]).output
        #expect(all.hasPrefix(plain))
        let errors = all.dropFirst(plain.count).split(separator: "\n").map(String.init)
        #expect(errors == AppError.examples.map { "clinic://errors/\($0.code)" })
        for link in errors { #expect(throws: Never.self, "\(link)") { try AppScene.route(link) } }
    }
}
