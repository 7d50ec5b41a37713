import Domain
import Foundation
import Support
import Testing
import TextShell

@testable import App

/// What the command line means.
@Suite struct LaunchOptionsTests {
    private static let understood: [(String, (inout LaunchOptions) -> Void)] = [
        ("", { _ in }),
        ("open clinic://home", { $0.action = .open("clinic://home") }),
        ("routes", { $0.action = .routes }), ("help", { $0.action = .help }), ("--help", { $0.action = .help }),
        ("-h", { $0.action = .help }), ("--version", { $0.action = .version }),
        ("routes --help", { $0.action = .help }), ("nonsense --help", { $0.action = .help }),
        ("--format text", { $0.format = .text }), ("--format json", { $0.format = .json }),
        ("--format linear", { $0.format = .linear }), ("--accessible", { $0.format = .linear }),
        ("--demo-errors", { $0.listsErrors = true }),
        ("routes --demo-errors", { ($0.action, $0.listsErrors) = (.routes, true) }),
        ("--format=json", { $0.format = .json }), ("--format json --format text", { $0.format = .text }),
        ("--width 20", { $0.width = 20 }), ("--width=400", { $0.width = 400 }),
        ("--color auto", { $0.color = .auto }), ("--color always", { $0.color = .always }),
        ("--color=never", { $0.color = .never }),
        ("--now 2026-01-02T09:12:00Z", { $0.now = .sample }), ("--now=2026-01-02T09:12:00Z", { $0.now = .sample }),
        ("--data d", { $0.place = .folder("d") }), ("--data=a=b", { $0.place = .folder("a=b") }),
        ("--data a --data b", { $0.place = .folder("b") }), ("--memory", { $0.place = .memory }),
        ("--memory --memory", { $0.place = .memory }),
        ("--as ana", { $0.user = "ana" }), ("--as=ana", { $0.user = "ana" }),
        ("--password-fd 3", { $0.passwordFile = 3 }), ("--password-fd=0", { $0.passwordFile = 0 }),
        ("--stop", { $0.stopsAtFailure = true }),
        ("open --width 40 home --stop", { $0 = LaunchOptions(action: .open("home"), width: 40, stopsAtFailure: true) }),
        ("open -- --stop", { $0.action = .open("--stop") }), ("-- routes", { $0.action = .routes }), ("--", { _ in }),
    ]

    @Test func `each option and command is understood`() throws {
        for (line, change) in Self.understood {
            var expected = LaunchOptions()
            change(&expected)
            let options = try LaunchOptions(arguments: line.split(separator: " ").map(String.init))
            #expect(options == expected, "clinic \(line)")
        }
    }

    private static let refused = [
        ("--frmat json", "There is no option “--frmat”."), ("-x", "There is no option “-x”."),
        ("--frmat=json", "There is no option “--frmat”."),
        ("--format", "--format needs a value: --format text|linear|json."),
        ("--format=", "--format needs a value: --format text|linear|json."),
        ("--format xml", "--format takes one of text, linear, json, not “xml”."),
        ("--color red", "--color takes one of auto, always, never, not “red”."),
        ("--color", "--color needs a value: --color auto|always|never."),
        ("--width", "--width needs a value: --width N."),
        ("--width 19", "--width takes a number from 20 to 400, not “19”."),
        ("--width 401", "--width takes a number from 20 to 400, not “401”."),
        ("--width wide", "--width takes a number from 20 to 400, not “wide”."),
        ("--width 99999999999999999999", "--width takes a number from 20 to 400, not “99999999999999999999”."),
        ("--now", "--now needs a value: --now TIME."),
        ("--now tomorrow", "--now takes a time such as 2026-03-02T09:12:00Z, not “tomorrow”."),
        ("--data", "--data needs a value: --data DIR."), ("--data=", "--data needs a value: --data DIR."),
        ("--data d --memory", "--data and --memory exclude each other."),
        ("--memory --data d", "--data and --memory exclude each other."),
        ("--memory=1", "--memory takes no value."), ("--stop=yes", "--stop takes no value."),
        ("--help=me", "--help takes no value."), ("-h=me", "--help takes no value."),
        ("--version=2", "--version takes no value."),
        ("--as", "--as needs a value: --as USER."), ("--as=", "--as needs a value: --as USER."),
        ("--password-fd", "--password-fd needs a value: --password-fd N."),
        ("--password-fd -1", "--password-fd takes the number of an open file."),
        ("--password-fd one", "--password-fd takes the number of an open file."),
        ("open", "“open” takes one link, such as clinic open clinic://home."),
        ("open a b", "“open” takes one link, such as clinic open clinic://home."),
        ("dance", "There is no command “dance” with these arguments."),
        ("routes all", "There is no command “routes” with these arguments."),
        ("-", "There is no command “-” with these arguments."),
        ("d\u{1B}[2J", "There is no command “d\\u{1B}[2J” with these arguments."),
    ]

    @Test func `what is not understood is said in one line that leads to the help`() throws {
        for (line, problem) in Self.refused {
            let failure = #expect(throws: CommandFailure.self, "clinic \(line)") {
                try LaunchOptions(arguments: line.split(separator: " ").map(String.init))
            }
            #expect(failure == CommandFailure("\(problem) See clinic --help.", .usage), "clinic \(line)")
        }
    }

    @Test func `the table of options is tested to its end`() {
        let tested = Self.understood.map(\.0).joined(separator: " ")
        for option in OptionEntry.all { #expect(tested.contains(option.name), "\(option.name)") }
    }
}
