import Support
import Testing
import TextShell

@testable import App

/// The command lines of `clinic backup` and `clinic restore`.
@Suite struct BackupOptionsTests {
    private static let url = "postgresql://ana@db.clinic.example/clinic"

    private static let understood: [(String, (inout LaunchOptions) -> Void)] = [
        ("backup a", { $0.action = .backup(.once("a")) }), ("backup key a", { $0.action = .backup(.key("a")) }),
        (
            "backup a --replace --key-file k",
            { ($0.action, $0.backup) = (.backup(.once("a")), BackupOptions(keyFile: "k", replaces: true)) }
        ),
        (
            "backup --every 90m --keep 3 a --passphrase @env:PW",
            {
                $0.action = .backup(.again("a"))
                $0.backup = BackupOptions(passphrase: "PW", every: .seconds(5_400), keep: 3)
            }
        ),
        ("restore a --replace", { ($0.action, $0.backup.replaces) = (.restore("a"), true) }),
    ]

    /// The command lines that are understood.
    static var lines: [String] { understood.map(\.0) }

    @Test func `each form is understood`() throws {
        for (line, change) in Self.understood {
            var expected = LaunchOptions()
            change(&expected)
            let options = try LaunchOptions(arguments: line.split(separator: " ").map(String.init))
            #expect(options == expected, "clinic \(line)")
        }
    }

    private static let refused = [
        ("backup", "“backup” takes a file: clinic backup FILE."),
        ("backup a b", "“backup” takes one file: clinic backup FILE."),
        ("backup key", "“backup key” takes a file: clinic backup key FILE."),
        ("backup key a --replace", "“backup key” takes a file and no option."),
        ("backup a --memory", "A clinic in memory has no backups."),
        ("backup a --keep 3", "--every and --keep are for clinic backup FOLDER."),
        ("restore a --every 1h", "--every and --keep are for clinic backup FOLDER."),
        ("backup a --every 1h --replace", "--every makes a new file each time: leave out --replace."),
        ("backup a --every soon", "--every takes a time such as 30m, 1h or 1d, not “soon”."),
        ("backup a --every 0h", "--every takes a time such as 30m, 1h or 1d, not “0h”."),
        ("backup a --every 9999d", "--every takes a time such as 30m, 1h or 1d, not “9999d”."),
        ("backup a --keep 0", "--keep takes a number from 1 to 1000, not “0”."),
        (
            "backup a --passphrase horse",
            "A passphrase is not typed where it can be seen: --passphrase takes @env:NAME."
        ),
        (
            "backup a --key-file k --passphrase @env:PW",
            "Give a passphrase or a key file: --passphrase and --key-file exclude each other."
        ),
        (
            "sync --key-file k",
            "--key-file, --passphrase, --replace, --every and --keep are for clinic backup and clinic restore."
        ),
        ("restore", "“restore” takes one file: clinic restore FILE."),
        ("backup a --remote \(url)", "--remote is for a clinic that is opened."),
    ]

    @Test func `anything else is refused with what to do`() throws {
        for (line, problem) in Self.refused {
            let failure = #expect(throws: CommandFailure.self, "clinic \(line)") {
                try LaunchOptions(arguments: line.split(separator: " ").map(String.init))
            }
            #expect(failure == CommandFailure("\(problem) See clinic --help.", .usage), "clinic \(line)")
        }
    }
}
