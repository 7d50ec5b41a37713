import LayeringEngine

extension Proposal {
    /// The role of each target with the reason, in one screen.
    var account: String {
        let targets = sketch.package.targets.indices.filter { sketch.package.targets[$0].kind != .plugin }
        let reasons = reasons
        let groups = Dictionary(grouping: targets) { "\(guesses[$0].role.rawValue)\t\(reasons[$0])" }.values
            .sorted { ($0.first ?? 0) < ($1.first ?? 0) }
        let shown = groups.prefix(Self.mostLines).map { line($0, reasons[$0[0]]) }.joined()
        let hidden = groups.dropFirst(Self.mostLines).joined().count
        return shown + (hidden == 0 ? "" : "  and \(hidden) more, which \(Configuration.fileName) lists\n")
    }

    private static let mostLines = 16
    private static let mostNames = 4

    /// The reason for each role, and what the target breaks of it.
    private var reasons: [String] {
        let breaks = breaks
        return guesses.indices.map { number in
            guesses[number].reason + (breaks[number].map { "; the baseline has \(Self.counts($0))" } ?? "")
        }
    }

    private func line(_ numbers: [Int], _ reason: String) -> String {
        let names = numbers.prefix(Self.mostNames).map { sketch.package.targets[$0].name }.joined(separator: ", ")
        let hidden = numbers.count - Self.mostNames
        let guess = guesses[numbers[0]]
        let role = guess.role.rawValue + String(repeating: " ", count: 11 - guess.role.rawValue.count)
        return "  \(role)\(names)\(hidden > 0 ? " and \(hidden) more" : ""): \(reason)\n"
    }
}
