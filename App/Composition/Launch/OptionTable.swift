import DesignSystem
import Domain
import FoundationEssentials
import TextShell

/// One option of the command line: its spelling, its help, and its effect.
nonisolated struct OptionEntry: Sendable {
    /// The name with its dashes.
    let name: String

    /// The name of its value in the help; nil for an option without one.
    let value: String?

    /// Its description in the help.
    let meaning: String

    /// The option as the help shows it: `--width N`.
    var form: String { [name, value].compactMap(\.self).joined(separator: " ") }

    let apply: @Sendable (_ value: String, inout LaunchOptions) throws(CommandFailure) -> Void

    /// Every option, in the order of the help.
    static let all = [
        OptionEntry(
            name: "--format", value: "text|linear|json|csv",
            meaning: "how it is written; csv is for records"
        ) {
            value, options throws(CommandFailure) in
            options.isTable = value == "csv"
            options.format = options.isTable ? nil : try choice(value, of: "--format", or: "csv")
        },
        OptionEntry(
            name: "--search", value: "TEXT", meaning: "with “list”: only what this finds; a day"
        ) { value, options throws(CommandFailure) in
            guard let search = SearchText(value) else {
                throw .badUsage("--search takes a text of at most \(SearchText.maxLength) characters.")
            }
            options.search = search
        },
        OptionEntry(name: "--inline", value: nil, meaning: "write screens one below the other, not on the full screen")
        {
            _, options throws(CommandFailure) in
            options.isInline = true
        },
        OptionEntry(
            name: "--theme", value: "plain|terminal|color|contrast", meaning: "how the full screen looks"
        ) { value, options throws(CommandFailure) in
            options.theme = try choice(value, of: "--theme")
        },
        OptionEntry(name: "--width", value: "N", meaning: "cells in a line; else the terminal's, else 80") {
            value, options throws(CommandFailure) in
            let widths = TextRenderer.widths
            guard let width = Int(value), widths.contains(width) else {
                throw .badUsage(
                    "--width takes a number from \(widths.lowerBound) to \(widths.upperBound), not “\(VisibleText.escaped(value))”."
                )
            }
            options.width = width
        },
        OptionEntry(name: "--color", value: "auto|always|never", meaning: "auto: on a terminal, unless NO_COLOR is set")
        { value, options throws(CommandFailure) in
            options.color = try choice(value, of: "--color")
        },
        OptionEntry(name: "--now", value: "TIME", meaning: "take this for the present, such as 2026-03-02T09:12:00Z") {
            value, options throws(CommandFailure) in
            options.now = try moment(value)
        },
        OptionEntry(name: "--data", value: "DIR", meaning: "keep the clinic in this folder") {
            value, options throws(CommandFailure) in
            guard options.place != .memory else { throw .badUsage("--data and --memory exclude each other.") }
            options.place = .folder(value)
        },
        OptionEntry(name: "--memory", value: nil, meaning: "keep the clinic in memory: gone when the program ends") {
            _, options throws(CommandFailure) in
            if case .folder = options.place { throw .badUsage("--data and --memory exclude each other.") }
            options.place = .memory
        },
        OptionEntry(
            name: "--remote", value: "URL", meaning: "share the clinic through this remote; see “Remotes”"
        ) { value, options throws(CommandFailure) in
            options.remote = try RemoteAddress(value)
        },
        OptionEntry(
            name: "--terminal", value: "N", meaning: "be this terminal, 1 to 99; else the lowest that is free"
        ) {
            value, options throws(CommandFailure) in
            guard let terminal = Int(value), (1...99).contains(terminal) else {
                throw .badUsage("--terminal takes a number from 1 to 99, not “\(VisibleText.escaped(value))”.")
            }
            options.terminal = terminal
        },
        OptionEntry(name: "--as", value: "USER", meaning: "sign in first; see “Passwords” below") {
            value, options throws(CommandFailure) in
            options.user = value
        },
        OptionEntry(name: "--password-fd", value: "N", meaning: "read that password from file descriptor N") {
            value, options throws(CommandFailure) in
            guard let file = Int32(value), file >= 0 else {
                throw .badUsage("--password-fd takes the number of an open file.")
            }
            options.passwordFile = file
        },
        OptionEntry(
            name: "--transcript", value: "FILE", meaning: "write what you do to a new file, to be typed in again"
        ) { value, options throws(CommandFailure) in
            options.transcript = value
        },
        OptionEntry(name: "--stop", value: nil, meaning: "end at the first command that fails") {
            _, options throws(CommandFailure) in
            options.stopsAtFailure = true
        },
        OptionEntry(name: "--accessible", value: nil, meaning: "for a screen reader: says what has changed") {
            _, options throws(CommandFailure) in
            options.isAccessible = true
        },
        OptionEntry(name: "--demo-errors", value: nil, meaning: "list the links that show errors on purpose, too") {
            _, options throws(CommandFailure) in
            options.listsErrors = true
        },
        OptionEntry(name: "--update", value: nil, meaning: "with “run”: write into the files how they go") {
            _, options throws(CommandFailure) in
            options.updates = true
        },
        OptionEntry(name: "--watch", value: nil, meaning: "with “sync”: stay, and exchange again and again") {
            _, options throws(CommandFailure) in
            options.watches = true
        },
        OptionEntry(name: "--key-file", value: "FILE", meaning: "the key of a backup, instead of a passphrase") {
            value, options throws(CommandFailure) in
            options.backup.keyFile = value
        },
        OptionEntry(name: "--passphrase", value: "@env:NAME", meaning: "where the passphrase of a backup is") {
            value, options throws(CommandFailure) in
            options.backup.passphrase = try BackupOptions.variable(value)
        },
        OptionEntry(name: "--replace", value: nil, meaning: "with “backup” and “restore”: replace what is there") {
            _, options throws(CommandFailure) in
            options.backup.replaces = true
        },
        OptionEntry(name: "--every", value: "TIME", meaning: "with “backup”: how often, such as 30m, 1h or 1d") {
            value, options throws(CommandFailure) in
            options.backup.every = try BackupOptions.interval(value)
        },
        OptionEntry(name: "--keep", value: "N", meaning: "with --every: how many backups to keep, else 7") {
            value, options throws(CommandFailure) in
            guard let keep = Int(value), (1...1_000).contains(keep) else {
                throw .badUsage("--keep takes a number from 1 to 1000, not “\(VisibleText.escaped(value))”.")
            }
            options.backup.keep = keep
        },
        OptionEntry(name: "--help", value: nil, meaning: "print this help") { _, options throws(CommandFailure) in
            options.action = .help
        },
        OptionEntry(name: "--version", value: nil, meaning: "which version this is") {
            _, options throws(CommandFailure) in
            options.action = .version
        },
    ]

    /// The choice with this name.
    ///
    /// - Throws: a usage failure that lists the valid names.
    static func choice<Choice: RawRepresentable & CaseIterable>(
        _ value: String, of name: String, or other: String? = nil
    ) throws(CommandFailure) -> Choice where Choice.RawValue == String {
        guard let choice = Choice(rawValue: value) else {
            let choices = (Choice.allCases.map(\.rawValue) + [other].compactMap(\.self)).joined(separator: ", ")
            throw .badUsage("\(name) takes one of \(choices), not “\(VisibleText.escaped(value))”.")
        }
        return choice
    }

    /// A valid moment. Foundation carries over what is too large: 30 February would be 2 March.
    private static func moment(_ text: String) throws(CommandFailure) -> Date {
        guard let moment = try? Date(text, strategy: .iso8601) else {
            throw .badUsage("--now takes a time such as 2026-03-02T09:12:00Z, not “\(VisibleText.escaped(text))”.")
        }
        let time = text.dropFirst(11).prefix(8).split(separator: ":").map { Int($0) ?? .max }
        guard Day(iso: String(text.prefix(10))) != nil, time.count == 3, time[0] < 24, time[1] < 60, time[2] < 60 else {
            throw .badUsage(
                "There is no time “\(VisibleText.escaped(text))”; --now takes one such as 2026-03-02T09:12:00Z.")
        }
        return moment
    }
}
