import Foundation
import Testing

@testable import LayeringEngine

/// The lexer finds the same imports as the compiler's own parser.
///
/// `scripts/soak oracle` names more folders and checks every file.
@Suite struct OracleTests {
    @Test func `imports are where the compiler finds them`() throws {
        let settings = ProcessInfo.processInfo.environment
        let folders = settings["LAYERING_FOLDERS"]?.split(separator: ":").map(String.init) ?? [Self.root]
        let every = settings["LAYERING_SIZE"] == nil ? 40 : 1
        var (asked, refused, imports) = (0, 0, 0)
        for (number, file) in folders.flatMap(Self.sources).sorted().enumerated() where number % every == 0 {
            guard let expected = try Oracle.imports(of: file) else {
                refused += 1
                continue
            }
            asked += 1
            imports += expected.count
            compare(file, expected)
        }
        #expect(asked > 0)
        print("oracle: \(asked) files with \(imports) imports compared, \(refused) that the compiler does not parse")
    }

    /// The compiler omits inactive `#if` branches; elsewhere both find the same.
    private func compare(_ file: String, _ expected: Set<Oracle.Import>) {
        guard let data = FileManager.default.contents(atPath: file) else { return }
        let found = scanned([UInt8](data)).imports.filter { !$0.isSelector }
        let own = Set(found.map { Oracle.Import(module: $0.module, offset: $0.offset) })
        #expect(expected.isSubset(of: own), "\(file): missed \(expected.subtracting(own))")
        let hasBranches = String(decoding: data, as: UTF8.self).contains("#if")
        #expect(hasBranches || own == expected, "\(file): invented \(own.subtracting(expected))")
    }

    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().path

    private static func sources(below folder: String) -> [String] {
        guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
        return walk.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }
            .map { "\(folder)/\($0)" }
    }
}
