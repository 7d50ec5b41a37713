import Domain
import Foundation
import Navigation
import Support
import Testing

@testable import App

/// The tables of docs/navigation.md about gates and restoring, checked as examples.
@Suite struct DocumentedStateTests {
    @Test func `a gate does what the page says`() async throws {
        let rows = try Self.rows(of: "## Gates")
        #expect(rows.count >= 6)
        for row in rows {
            let app = try await Self.start(as: row[0])
            _ = app.drainNotices()
            try app.handle(url: row[1].trimmingCharacters(in: ["`"]))
            #expect(app.state.breadcrumb.joined(separator: " › ") == row[2], "\(row)")
            #expect(app.drainNotices().joined(separator: " ") == row[3], "\(row)")
        }
    }

    @Test func `restoring does what the page says`() async throws {
        let rows = try Self.rows(of: "## Restoring")
        #expect(rows.count >= 11)
        for row in rows {
            let app = try await Workstation().start(as: .pharmacist)
            app.restoreState(from: Data(row[1].trimmingCharacters(in: ["`"]).utf8))
            #expect(app.state.breadcrumb.joined(separator: " › ") == row[2], "\(row)")
            #expect(app.drainNotices().joined(separator: " ") == row[3], "\(row)")
        }
    }

    private static func start(as who: String) async throws -> AppCoordinator {
        switch who {
        case "a visitor": return try await Workstation().start()
        case "a newcomer": return try await Workstation().startOfNewcomer(.resume)
        case "a user at a locked terminal":
            let app = try await Workstation().start(as: .pharmacist)
            await app.sessions.lock()
            return app
        default:
            let role = try #require(Role.allCases.first { "a \($0.rawValue)" == who }, "\(who)")
            return try await Workstation().start(as: role)
        }
    }

    /// The rows of the first table of a section of the page.
    private static func rows(of heading: String) throws -> [[String]] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        let page = try String(contentsOf: root.appending(path: "docs/navigation.md"), encoding: .utf8)
        let section = page.components(separatedBy: "\(heading)\n").dropFirst().first?.components(separatedBy: "\n## ")
        let lines = (section?.first ?? "").split(separator: "\n").filter { $0.hasPrefix("|") }.dropFirst(2)
        return lines.map { line in
            line.dropFirst().dropLast().components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }
}
