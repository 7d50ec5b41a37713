import Domain
import Support
import Testing
import TextShell

@testable import App

/// The help for newcomers.
@Suite struct HelpTextTests {
    @Test func `the help lists every option with its value and meaning`() {
        for option in OptionEntry.all {
            let form = [option.name, option.value].compactMap { $0 }.joined(separator: " ")
            let line = HelpText.text.split(separator: "\n").first { $0.hasPrefix("  \(form)  ") }
            #expect(line?.hasSuffix("  \(option.meaning)") == true, "\(form)")
        }
    }

    @Test func `the help lists every exit code with its meaning`() {
        for code in ExitCode.allCases {
            let line = HelpText.text.split(separator: "\n").first { $0.hasPrefix("  \(code.rawValue) ") }
            #expect(line?.hasSuffix("  \(code.meaning)") == true, "\(code)")
        }
    }

    @Test func `the help fits a terminal and ends with a line end`() {
        for line in HelpText.text.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
        #expect(HelpText.text.hasSuffix("\n"))
    }

    @Test(arguments: [["--help"], ["-h"], ["help"]]) func `the help is the output, not a message`(
        arguments: [String]
    ) async {
        let run = await LaunchRun.of(arguments)
        #expect(run == LaunchRun(code: .ok, output: HelpText.text))
    }
}
