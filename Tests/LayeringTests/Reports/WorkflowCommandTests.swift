import Testing

@testable import LayeringCommands
@testable import LayeringEngine

/// Findings are written as GitHub's documentation of workflow commands says.
@Suite struct WorkflowCommandTests {
    private var finding = Finding(
        rule: "use-case", path: "A, b: 5%.swift", place: Place(line: 1, column: 4), name: "X",
        what: "100% `X`:\r\na, b",
        fix: "Call it.")

    @Test func `what has a meaning in a command is encoded`() {
        #expect(
            Report.github.written([finding])
                == "::error file=A%2C b%3A 5%25.swift,line=1,col=4,title=use-case::100%25 `X`:%0D%0Aa, b. Call it.\n")
    }

    @Test func `a path begins where the tool was called, and a column counts UTF-16 code units`() {
        let package = ReportedPackage(folder: "Packages/Shop", sources: SourcesInMemory([finding.path: "日;X"]))
        var warning = finding
        (warning.severity, warning.place.column) = (.warning, 5)
        #expect(
            Report.github.written([warning], of: package)
                .hasPrefix("::warning file=Packages/Shop/A%2C b%3A 5%25.swift,line=1,col=3,title=use-case::"))
    }

    @Test func `nothing is written for nothing`() {
        #expect(Report.github.written([]) == "")
    }
}
