import Support
import Testing
import TextShell

@testable import App

/// The page for man.
@Suite struct ManualPageTests {
    @Test func `the page has every command, option and exit code of the help with its meaning`() async {
        let run = await LaunchRun.of(["manual"])
        #expect(run == LaunchRun(code: .ok, output: ManualPage.text))
        let text = Self.plain(run.output)
        let entries =
            CommandEntry.all.map { ("clinic \($0.form)", $0.meaning) }
            + OptionEntry.all.map { ($0.form, $0.meaning) } + ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) }
        for (form, meaning) in entries { #expect(text.contains(".TP\n.B \(form)\n\(meaning)\n"), "\(form)") }
        for (title, note) in HelpText.notes { #expect(text.contains(".SH \(title.uppercased())\n\(note)\n")) }
    }

    @Test func `the page is ASCII with known requests only, and begins as man expects`() {
        let lines = ManualPage.text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.first == ".TH CLINIC 1 \"\" \"clinic \(HelpText.version)\" \"User Commands\"")
        #expect(Array(lines.dropFirst().prefix(2)) == [".SH NAME", "clinic \\- \(HelpText.summary)"])
        #expect(lines.last == "" && !lines.dropLast().contains(""))
        #expect(ManualPage.text.utf8.max() == UInt8(ascii: "~"))
        let requests = lines.filter { $0.hasPrefix(".") || $0.hasPrefix("'") }.map { $0.prefix { $0 != " " } }
        #expect(Set(requests) == [".TH", ".SH", ".B", ".br", ".TP"])
    }

    /// The text without what troff needs.
    private static func plain(_ page: String) -> String {
        let marks = [("\\(lq", "“"), ("\\(rq", "”"), ("\\&...", "…"), ("\\-", "-"), ("\\e", "\\")]
        return marks.reduce(page) { $0.replacing($1.0, with: $1.1) }
    }
}
