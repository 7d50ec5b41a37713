import Foundation
import Testing

@testable import LayeringEngine

/// The page about layering gives the reason of every rule.
@Suite struct DocumentationTests {
    @Test(arguments: Rule.all.map(\.id))
    func `the page has the rule and its reason`(id: String) throws {
        let rule = try #require(Rule.named(id))
        let row = "| `\(rule.id)` | \(rule.summary) | \(rule.reason) |"
        #expect(try page().contains(row), "docs/layering.md needs the line\n\(row)")
    }

    /// A line of the page's example names the rule that finds the next one; both are in a package that is compiled and
    /// audited.
    @Test func `what the page says that the audit finds, it finds`() throws {
        let example = try #require(
            try page().components(separatedBy: "## The audit").last?.components(separatedBy: "```")[1])
        let lines = example.split(separator: "\n").dropFirst().map(String.init)
        let hidden = (HiddenViolations.files["Orders/Hidden.swift"] ?? "").split(
            separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count > 12)
        for (comment, code) in zip(lines, lines.dropFirst()) where comment.hasPrefix("// ") {
            let rule = comment.dropFirst(3).prefix { $0 != ":" }
            let number = try #require(hidden.firstIndex { $0.drop { $0 == " " } == code }, "\(code)") + 1
            #expect(
                HiddenViolations.places.contains {
                    $0.hasPrefix("Orders/Hidden.swift:\(number):") && $0.contains(" \(rule) ")
                }, "\(comment)")
        }
    }

    private func page() throws -> String {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        return try String(contentsOf: root.appending(path: "docs/layering.md"), encoding: .utf8)
    }
}
