import Data
import DataSync
import Domain
import Foundation
import Support
import Testing
import TextShell

@testable import App

/// The options of the command line.
@Suite struct LaunchOptionsTests {
    private static let url = "postgresql://ana@db.clinic.example:5433/clinic?sslmode=verify-full"

    private static let understood: [(String, (inout LaunchOptions) throws -> Void)] = [
        ("", { _ in }),
        ("open clinic://home", { $0.action = .open("clinic://home") }),
        ("clinic://home", { $0.action = .talkAt("clinic://home") }),
        ("--as ana https://x/y", { ($0.action, $0.user) = (.talkAt("https://x/y"), "ana") }),
        ("routes", { $0.action = .routes }), ("help", { $0.action = .help }), ("--help", { $0.action = .help }),
        ("-h", { $0.action = .help }), ("--version", { $0.action = .version }),
        ("routes --help", { $0.action = .help }), ("nonsense --help", { $0.action = .help }),
        ("--format text", { $0.format = .text }), ("--format json", { $0.format = .json }),
        ("--format linear", { $0.format = .linear }), ("--accessible", { $0.isAccessible = true }),
        ("--inline", { $0.isInline = true }), ("--theme contrast", { $0.theme = .contrast }),
        ("--demo-errors", { $0.listsErrors = true }),
        ("routes --demo-errors", { ($0.action, $0.listsErrors) = (.routes, true) }),
        ("list patients", { $0.action = .records(.list(.patient)) }),
        ("list orders --format csv", { ($0.action, $0.isTable) = (.records(.list(.order)), true) }),
        ("list orders --format csv --format json", { ($0.action, $0.format) = (.records(.list(.order)), .json) }),
        ("list products --search ma", { ($0.action, $0.search) = (.records(.list(.product)), SearchText("ma")) }),
        ("show order 1042", { $0.action = .records(.one(.order, 1_042)) }),
        ("show patient #~17", { $0.action = .records(.one(.patient, ProvisionalNumber.base + 17)) }),
        ("show Patient #2001", { $0.action = .records(.one(.patient, 2_001)) }),
        ("--format=json", { $0.format = .json }), ("--format json --format text", { $0.format = .text }),
        ("--width 20", { $0.width = 20 }), ("--width=400", { $0.width = 400 }),
        ("--color auto", { $0.color = .auto }), ("--color always", { $0.color = .always }),
        ("--color=never", { $0.color = .never }),
        ("--now 2026-01-02T09:12:00Z", { $0.now = .sample }), ("--now=2026-01-02T09:12:00Z", { $0.now = .sample }),
        ("--data d", { $0.place = .folder("d") }), ("--data=a=b", { $0.place = .folder("a=b") }),
        ("--data a --data b", { $0.place = .folder("b") }), ("--memory", { $0.place = .memory }),
        ("--memory --memory", { $0.place = .memory }),
        ("--now 2026-01-02T10:12:00+01:00", { $0.now = .sample }),
        ("--now 2028-02-29T23:59:59Z", { $0.now = Date(timeIntervalSince1970: 1_835_481_599) }),
        ("--terminal 1", { $0.terminal = 1 }), ("--terminal=99", { $0.terminal = 99 }),
        ("--as ana", { $0.user = "ana" }), ("--as=ana", { $0.user = "ana" }),
        ("--password-fd 3", { $0.passwordFile = 3 }), ("--password-fd=0", { $0.passwordFile = 0 }),
        ("--stop", { $0.stopsAtFailure = true }), ("--transcript t", { $0.transcript = "t" }),
        ("sync", { $0.action = .sync(watching: false) }), ("sync --watch", { $0.action = .sync(watching: true) }),
        ("remote init", { $0.action = .remote(.initialise) }),
        ("remote forget", { $0.action = .remote(.forget) }),
        ("remote set \(url)", { $0.action = .remote(.set(try RemoteAddress(url))) }),
        ("remote code", { $0.action = .remote(.code) }), ("remote stations", { $0.action = .remote(.workstations) }),
        ("remote retire 3f2a", { $0.action = .remote(.retire("3f2a")) }),
        (
            "--remote \(url) --code @env:JOIN",
            { ($0.remote, $0.founding.code) = (try RemoteAddress(url), .variable("JOIN")) }
        ),
        ("sync --code @file:code", { ($0.action, $0.founding.code) = (.sync(watching: false), .file("code")) }),
        ("--remote \(url)", { $0.remote = try RemoteAddress(url) }),
        ("sync --remote=\(url)", { ($0.action, $0.remote) = (.sync(watching: false), try RemoteAddress(url)) }),
        ("run a b", { $0.action = .run(["a", "b"]) }), ("run -", { $0.action = .run(["-"]) }),
        ("run --update a", { ($0.action, $0.updates) = (.run(["a"]), true) }),
        ("run --help", { $0.action = .helpRun }), ("run a -h", { $0.action = .helpRun }),
        ("open --width 40 home --stop", { $0 = LaunchOptions(action: .open("home"), width: 40, stopsAtFailure: true) }),
        ("open -- --stop", { $0.action = .open("--stop") }), ("-- routes", { $0.action = .routes }), ("--", { _ in }),
    ]

    @Test func `each option and command is understood`() throws {
        for (line, change) in Self.understood {
            var expected = LaunchOptions()
            try change(&expected)
            let options = try LaunchOptions(arguments: line.split(separator: " ").map(String.init))
            #expect(options == expected, "clinic \(line)")
        }
    }

    private static let refused = [
        ("--frmat json", "There is no option “--frmat”."), ("-x", "There is no option “-x”."),
        ("--frmat=json", "There is no option “--frmat”."),
        ("--format", "--format needs a value: --format text|linear|json|csv."),
        ("--format=", "--format needs a value: --format text|linear|json|csv."),
        ("--format xml", "--format takes one of text, linear, json, csv, not “xml”."),
        ("--format csv", "--format csv is for clinic list, clinic show and clinic audit."),
        ("list", "“list” is followed by one of patients, orders, products, appointments."),
        ("list songs", "“list” is followed by one of patients, orders, products, appointments."),
        ("list orders now", "“list” is followed by one of patients, orders, products, appointments."),
        ("list orders --search a", "Orders are listed whole: leave out --search."),
        ("routes --search a", "--search is for clinic list."),
        ("show order", "“show” is followed by one of patient, order, product, appointment, and a number."),
        ("show order x", "“show” is followed by one of patient, order, product, appointment, and a number."),
        ("show order 0", "“show” is followed by one of patient, order, product, appointment, and a number."),
        ("list orders --transcript t", "--transcript is for a conversation; give no command with it."),
        ("--color red", "--color takes one of auto, always, never, not “red”."),
        ("--color", "--color needs a value: --color auto|always|never."),
        ("--width", "--width needs a value: --width N."),
        ("--width 19", "--width takes a number from 20 to 400, not “19”."),
        ("--width 401", "--width takes a number from 20 to 400, not “401”."),
        ("--width wide", "--width takes a number from 20 to 400, not “wide”."),
        ("--width 99999999999999999999", "--width takes a number from 20 to 400, not “99999999999999999999”."),
        ("--now", "--now needs a value: --now TIME."),
        ("--now tomorrow", "--now takes a time such as 2026-03-02T09:12:00Z, not “tomorrow”."),
        ("--now 12:00", "--now takes a time such as 2026-03-02T09:12:00Z, not “12:00”."),
        ("--terminal", "--terminal needs a value: --terminal N."),
        ("--terminal 0", "--terminal takes a number from 1 to 99, not “0”."),
        ("--terminal 100", "--terminal takes a number from 1 to 99, not “100”."),
        ("--terminal two", "--terminal takes a number from 1 to 99, not “two”."),
        ("--data", "--data needs a value: --data DIR."), ("--data=", "--data needs a value: --data DIR."),
        ("--theme dark", "--theme takes one of plain, terminal, color, contrast, not “dark”."),
        ("--accessible --format json", "--accessible is linear: it goes with no other --format."),
        ("--format text --accessible", "--accessible is linear: it goes with no other --format."),
        ("--data d --memory", "--data and --memory exclude each other."),
        ("--memory --data d", "--data and --memory exclude each other."),
        ("open home --transcript t", "--transcript is for a conversation; give no command with it."),
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
        ("audti", "There is no command “audti” with these arguments. Did you mean “audit”?"),
        ("stff list", "There is no command “stff” with these arguments. Did you mean “staff”?"),
        ("--remote", "--remote needs a value: --remote URL."),
        ("--network offline", "There is no option “--network”."),
        ("--watch", "--watch is for clinic sync."), ("open home --watch", "--watch is for clinic sync."),
        ("sync now", "There is no command “sync” with these arguments."),
        ("sync --transcript t", "--transcript is for a conversation; give no command with it."),
        ("--code 7K2M", "--code takes @env:NAME or @file:PATH, never the secret itself."),
        ("remote code --remote \(url)", "--remote is for a clinic that is opened."),
        (
            "verify --code @env:JOIN",
            "--name, --zone, --currency, --manager and --user are for clinic init, --secret also for staff accept, "
                + "--code for that and, as --keep-days, for joining a clinic, --dry-run for import."
        ),
        ("remote", "“remote” is followed by set URL, init, code, forget, stations or retire NAME."),
        ("remote set", "“remote” is followed by set URL, init, code, forget, stations or retire NAME."),
        ("remote init now", "“remote” is followed by set URL, init, code, forget, stations or retire NAME."),
        ("remote remove", "“remote” is followed by set URL, init, code, forget, stations or retire NAME."),
        ("remote set \(url) --remote \(url)", "“remote set” takes the URL itself: clinic remote set URL."),
        ("routes --remote \(url)", "--remote is for a clinic that is opened."),
        ("run", "“run” takes files: clinic run FILE…; folders, too, and - for standard input."),
        ("--update", "--update is for clinic run."), ("routes --update", "--update is for clinic run."),
        (
            "run a --width 40",
            "clinic run takes no option but --update: a transcript says what it needs on its “%” lines."
        ),
        ("routes all", "There is no command “routes” with these arguments."),
        ("-", "There is no command “-” with these arguments."),
        ("d\u{1B}[2J", "There is no command “d\\u{1B}[2J” with these arguments."),
    ]

    @Test func `an unknown option is reported in one line that points to the help`() throws {
        for (line, problem) in Self.refused {
            let failure = #expect(throws: CommandFailure.self, "clinic \(line)") {
                try LaunchOptions(arguments: line.split(separator: " ").map(String.init))
            }
            #expect(failure == CommandFailure("\(problem) See clinic --help.", .usage), "clinic \(line)")
        }
    }

    @Test func `a workstation is not given up by an empty name, which begins every other`() {
        let failure = #expect(throws: CommandFailure.self) { try LaunchOptions(arguments: ["remote", "retire", ""]) }
        #expect(failure?.exitCode == .usage)
    }

    private nonisolated static let noTimes = [
        "2026-02-30T00:00:00Z", "2026-02-29T00:00:00Z", "2100-02-29T00:00:00Z", "2026-04-31T09:12:00Z",
        "2026-13-01T00:00:00Z", "2026-00-01T00:00:00Z", "2026-01-00T00:00:00Z", "2026-03-02T24:00:00Z",
        "2026-03-02T25:00:00Z", "2026-03-02T09:60:00Z", "2026-03-02T09:12:60Z", "0000-01-01T00:00:00Z",
        "10000-01-01T00:00:00Z",
    ]

    @Test(arguments: noTimes) func `a time that there is not is refused, not carried over to the next`(time: String) {
        let failure = #expect(throws: CommandFailure.self) { try LaunchOptions(arguments: ["--now", time]) }
        #expect(failure?.exitCode == .usage)
        let said = [
            "There is no time “\(time)”; --now takes one such as 2026-03-02T09:12:00Z.",
            "--now takes a time such as 2026-03-02T09:12:00Z, not “\(time)”.",
        ].map { "\($0) See clinic --help." }
        #expect(said.contains(failure?.message ?? ""))
    }

    @Test func `the table of options is tested to its end`() {
        let tested = (Self.understood.map(\.0) + BackupOptionsTests.lines).joined(separator: " ")
        for option in OptionEntry.all { #expect(tested.contains(option.name), "\(option.name)") }
    }
}
