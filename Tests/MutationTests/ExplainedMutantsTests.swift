import Foundation
import Mutation
import Testing

/// The survivors that scripts/lib/mutants-explained explains.
@Suite struct ExplainedMutantsTests {
    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test func `each explained survivor is a place in the sources as they are`() throws {
        let list = try Self.text("scripts/lib/mutants-explained")
        let names = list.split(separator: "\n").filter { !$0.hasPrefix(" ") && !$0.hasPrefix("#") }.map(String.init)
        #expect(!names.isEmpty)
        for name in names {
            let path = String(name.prefix { $0 != " " })
            let file = SourceFile((try? Self.text(path)) ?? "")
            let places = file.sites(hasVerbs: path.hasPrefix("Kits/Navigation/")).map {
                "\(path) | \($0.summary) | \($0.code)"
            }
            let isThere = places.contains(name)
            #expect(isThere, "nothing is called so any more: \(name)")
        }
    }

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
}
