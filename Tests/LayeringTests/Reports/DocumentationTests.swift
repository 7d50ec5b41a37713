import Foundation
import Testing

@testable import LayeringEngine

/// The page about layering says of every rule why it is there.
@Suite struct DocumentationTests {
    @Test(arguments: Rule.all.map(\.id))
    func `the page has the rule and its reason`(id: String) throws {
        let rule = try #require(Rule.named(id))
        let row = "| `\(rule.id)` | \(rule.summary) | \(rule.reason) |"
        #expect(try page().contains(row), "docs/layering.md needs the line\n\(row)")
    }

    private func page() throws -> String {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        return try String(contentsOf: root.appending(path: "docs/layering.md"), encoding: .utf8)
    }
}
