import Data
import TextShell

/// The options of `clinic init`, `staff` and `import`, which no other start reads.
nonisolated extension OptionEntry {
    static let founding: [OptionEntry] = [
        OptionEntry(name: "--name", value: "TEXT", meaning: "with “init”: the name of the clinic") {
            value, options throws(CommandFailure) in
            options.founding.name = value
        },
        OptionEntry(name: "--zone", value: "ZONE", meaning: "with “init”: its time zone; else the machine's") {
            value, options throws(CommandFailure) in
            options.founding.timeZone = value
        },
        OptionEntry(name: "--currency", value: "CODE", meaning: "with “init”: the currency of its prices, such as EUR")
        {
            value, options throws(CommandFailure) in
            options.founding.currency = value
        },
        OptionEntry(name: "--manager", value: "TEXT", meaning: "with “init”: the name of the first manager") {
            value, options throws(CommandFailure) in
            options.founding.manager = value
        },
        OptionEntry(name: "--user", value: "USER", meaning: "with “init”: the name that the manager signs in with") {
            value, options throws(CommandFailure) in
            options.founding.userName = value
        },
        OptionEntry(
            name: "--secret", value: "FROM",
            meaning: "with “init”, “accept”: a password: @env:NAME or @file:PATH"
        ) {
            value, options throws(CommandFailure) in
            options.founding.password = try FoundingOptions.PasswordSource(value, of: "--secret")
        },
        OptionEntry(
            name: "--code", value: "FROM", meaning: "with “accept”, or to join a clinic: @env:NAME or @file:PATH"
        ) {
            value, options throws(CommandFailure) in
            options.founding.code = try FoundingOptions.PasswordSource(value, of: "--code")
        },
        OptionEntry(
            name: "--keep-days", value: "N", meaning: "to join a clinic: keep only patients of N days around today"
        ) { value, options throws(CommandFailure) in
            guard let days = Int(value), KeptPart.possibleDays.contains(days) else {
                throw .badUsage("--keep-days takes a number from 1 to \(KeptPart.possibleDays.upperBound).")
            }
            options.founding.days = days
        },
        OptionEntry(name: "--dry-run", value: nil, meaning: "with “import”: say what it would do, and do nothing") {
            _, options throws(CommandFailure) in
            options.founding.isDryRun = true
        },
    ]

    /// Every option, in the order of the help.
    static var listed: [OptionEntry] { all + founding + auditing }
}
