import DesignSystem
import Domain
import TextShell

/// A request to `clinic backup`.
nonisolated enum BackupRequest: Hashable, Sendable {
    /// Make one backup.
    case once(String)
    /// Make one into a folder again and again.
    case again(String)
    /// Make a key file.
    case key(String)

    /// The request in the words after `backup`.
    init(_ words: [String]) throws(CommandFailure) {
        switch (words[0], words.count) {
        case ("key", 2): self = .key(words[1])
        case ("key", 1): throw .badUsage("“backup key” takes a file: clinic backup key FILE.")
        case (let path, 1): self = .once(path)
        default: throw .badUsage("“backup” takes one file: clinic backup FILE.")
        }
    }
}

/// The options of `clinic backup` and `clinic restore`.
nonisolated struct BackupOptions: Hashable, Sendable {
    /// The path of the key; nil for a passphrase.
    var keyFile: String?
    /// The environment variable with the passphrase; nil to ask for it.
    var passphrase: String?
    var replaces = false
    var every: Duration?
    var keep: Int?

    /// Refuses what the action would ignore.
    func check(for action: LaunchOptions.Action, _ place: LaunchOptions.Place) throws(CommandFailure) {
        switch action {
        case .backup(.key):
            guard self == BackupOptions() else { throw .badUsage("“backup key” takes a file and no option.") }
        case .backup, .restore:
            guard place != .memory else { throw .badUsage("A clinic in memory has no backups.") }
            guard keyFile == nil || passphrase == nil else {
                throw .badUsage("Give a passphrase or a key file: --passphrase and --key-file exclude each other.")
            }
        default:
            guard self == BackupOptions() else {
                throw .badUsage(
                    "--key-file, --passphrase, --replace, --every and --keep are for clinic backup and clinic restore.")
            }
        }
        if case .backup(.again) = action {
            guard !replaces else { throw .badUsage("--every makes a new file each time: leave out --replace.") }
        } else if every != nil || keep != nil {
            throw .badUsage("--every and --keep are for clinic backup FOLDER.")
        }
    }

    /// The name of the environment variable in `@env:NAME`.
    static func variable(_ value: String) throws(CommandFailure) -> String {
        guard value.hasPrefix("@env:"), value.count > 5 else {
            throw .badUsage("A passphrase is not typed where it can be seen: --passphrase takes @env:NAME.")
        }
        return String(value.dropFirst(5))
    }

    /// A length of time: a number and its unit.
    static func interval(_ value: String) throws(CommandFailure) -> Duration {
        let units = ["s": 1, "m": 60, "h": 3_600, "d": 86_400]
        guard let unit = units[String(value.suffix(1))], let count = Int(value.dropLast()), count > 0,
            count <= 366 * 86_400 / unit
        else {
            throw .badUsage("--every takes a time such as 30m, 1h or 1d, not “\(VisibleText.escaped(value))”.")
        }
        return .seconds(count * unit)
    }
}
