import Testing

/// A rule of the repository, with bad examples and a good one.
struct Rule: Sendable, CustomTestStringConvertible {
    /// The rule, as a sentence about the repository.
    let name: String

    /// Repositories that each break the rule, by path; see ``Repository/init(example:)``.
    let bad: [[String: String]]

    /// One much like them that keeps the rule.
    let good: [String: String]

    /// Everything that breaks the rule.
    let findings: @Sendable (Repository) -> [Finding]

    var testDescription: String { name }

    /// Every rule.
    static let all: [Rule] = (Forbidden.all + Forbidden.architecture).map(\.rule) + ofTheirOwn

    private static let ofTheirOwn: [Rule] = [
        .documented, .fileLength, .commentWidth, .smallBodies, .draftsAreKept, .viewsOnlyShow,
        .rowsTakeValues, .models, .settable, .boundary, .plainInits, .presentations, .homes, .composition, .doubles,
        .contracts, .writes, .domainValues, .routes, .ruleTable, .markers, .patternTable, .swiftUITable, .agreements,
        .toolsVersion, .expected, .layerLists, .sectionList, .goldens, .staleness, .previews, .components, .gallery,
        .ownPreviews, .links, .symbols, .readmeLength, .readmeCommands, .scriptsRun, .scriptsParse, .quotes, .glossary,
        .patterns, .tour, .plainComments, .decisionTests, .securityTable, .formats, .expectations,
    ]
}

/// A violation: its position, the problem and the remedy.
struct Finding: Sendable, CustomStringConvertible {
    let path: String
    let line: Int
    let problem: String
    let remedy: String

    var description: String { "\(path):\(line): \(problem): \(remedy)" }
}
