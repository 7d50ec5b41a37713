import Foundation
import Navigation
import Testing

@testable import App

/// The tables of docs/navigation.md, checked as examples.
@Suite struct DocumentedLinkTests {
    /// The rows of the page whose first cell is a link: the link and its outcome.
    private static func rows() throws -> [(given: String, outcome: String)] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        let page = try String(contentsOf: root.appending(path: "docs/navigation.md"), encoding: .utf8)
        return page.split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 2, cells[0].hasPrefix("`"), cells[0].contains(":") || cells[0].contains("/") else {
                return nil
            }
            return (cells[0].trimmingCharacters(in: ["`"]), cells[1])
        }.filter { !$0.0.hasSuffix(":)") }
    }

    @Test func `a link that the page says to be another is the same place, whose link that is`() throws {
        let rows = try Self.rows().filter { $0.outcome.hasPrefix("`") }
        #expect(rows.count >= 13)
        for (given, outcome) in rows {
            #expect(try AppRoute.route(given).link.map { "`\($0)`" } == outcome, "\(given)")
        }
    }

    @Test func `a link that the page says to be refused is refused with the page's words`() throws {
        let rows = try Self.rows().filter { !$0.outcome.hasPrefix("`") }
        #expect(rows.count >= 25)
        for (given, outcome) in rows {
            let refused = #expect(throws: RefusedLink.self, "\(given)") { try AppRoute.route(given) }
            #expect(refused?.message.contains(" was not opened: \(outcome). ") == true, "\(refused?.message ?? "")")
        }
    }
}
