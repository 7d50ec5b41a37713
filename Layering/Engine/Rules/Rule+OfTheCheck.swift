/// Problems of the check itself, which no exception lets pass.
extension Rule {
    /// Reported like rules, but not switched off, excepted or known to a baseline.
    package static let ofTheCheck: [Rule] = [
        Rule(
            Finding.configuration, "The configuration makes sense, and permits nothing that is gone.",
            reason: "A line that nothing reads, or that nothing needs any more, misleads its readers.",
            fix: "Correct or remove what the message names in layering.config.", bad: [], good: []),
        Rule(
            Finding.unreadable, "Every source can be read.",
            reason: "A source that cannot be read may break any rule.",
            fix: "Make it a file that this user may read, or exclude it from its target in Package.swift.", bad: [],
            good: []),
    ]
}
