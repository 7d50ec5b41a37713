import TextShell

/// The answers of `clinic init` that the command line gives.
nonisolated struct FoundingOptions: Hashable, Sendable {
    /// Where a password comes from: `@env:NAME`, or `@file:PATH`. Never the password itself.
    enum PasswordSource: Hashable, Sendable {
        case variable(String)
        case file(String)
    }

    var name: String?
    var timeZone: String?
    var currency: String?
    var manager: String?
    var userName: String?
    var password: PasswordSource?
    /// How many days a workstation that joins keeps; nil for everything.
    var days: Int?
    /// Whether an import says what it would do, and does nothing.
    var isDryRun = false
    /// The source of an invitation's code, or of that for joining a clinic.
    var code: PasswordSource?
}

nonisolated extension FoundingOptions.PasswordSource {
    /// The source in an argument, which is not repeated if it is none: it may be a password.
    init(_ argument: String, of option: String) throws(CommandFailure) {
        if argument.hasPrefix("@env:") {
            self = .variable(String(argument.dropFirst(5)))
        } else if argument.hasPrefix("@file:") {
            self = .file(String(argument.dropFirst(6)))
        } else {
            throw .badUsage("\(option) takes @env:NAME or @file:PATH, never the secret itself.")
        }
    }
}
