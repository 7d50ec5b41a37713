import Data
import DesignSystem
import TextShell

/// The result of a command that checks something, for people and for programs.
nonisolated struct CheckReport {
    let command: String
    var facts: [ClinicDoctor.Fact] = []
    let findings: [ClinicFinding]
    var checks = 0

    /// The exit code: 0 only if all is well.
    var exitCode: ExitCode { findings.isEmpty ? .ok : .differs }

    /// A line for each fact and each finding, and one for all of it.
    var lines: String {
        let width = facts.map(\.name.count).max() ?? 0
        let known = facts.map { fact in
            fact.name + String(repeating: " ", count: width - fact.name.count) + "  " + VisibleText.escaped(fact.value)
        }
        let wrong = findings.map { VisibleText.escaped("\($0.problem) \($0.remedy)") }
        let end = findings.isEmpty ? "All is well." : "\(findings.count) to look at."
        return (known + wrong + [end]).map { "\($0)\n" }.joined()
    }

    /// The same as a document.
    var document: CommandDocument {
        var document = CommandDocument(command: command)
        document.exitCode = exitCode
        document.content = [
            JSON.Member(
                "findings",
                .list(
                    findings.map {
                        .object([
                            JSON.Member("check", .text($0.check)), JSON.Member("problem", .text($0.problem)),
                            JSON.Member("remedy", .text($0.remedy)),
                        ])
                    }))
        ]
        guard !facts.isEmpty else { return document }
        document.content.append(
            JSON.Member(
                "values",
                .list(
                    facts.map {
                        .object([JSON.Member("name", .text($0.name)), JSON.Member("value", .text($0.value))])
                    })))
        return document
    }
}
