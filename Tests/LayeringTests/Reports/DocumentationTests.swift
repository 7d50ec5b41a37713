import Foundation
import Testing

@testable import LayeringCommands
@testable import LayeringEngine

/// The pages about layering say what the engine does.
@Suite struct DocumentationTests {
    @Test func `the page of rules is what the engine says of them`() throws {
        let file = Self.docs().appending(path: "layering-rules.md")
        if ProcessInfo.processInfo.environment["UPDATE_DOCS"] == "1" {
            try Explanation.markdown.write(to: file, atomically: true, encoding: .utf8)
        }
        let page = try String(contentsOf: file, encoding: .utf8)
        #expect(page == Explanation.markdown, "scripts/update docs writes docs/layering-rules.md")
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
        try String(contentsOf: Self.docs().appending(path: "layering.md"), encoding: .utf8)
    }

    private static func docs() -> URL {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "docs")
    }
}
