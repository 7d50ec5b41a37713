import Foundation
import Testing

@testable import LayeringCommands
@testable import LayeringEngine

/// The sources of a target are those that SwiftPM compiles.
@Suite struct TargetSourceTests {
    @Test(arguments: [
        ("A.swift", true), ("Sub/A.swift", true), ("en.lproj/A.swift", true), ("docc/A.swift", true),
        ("Core.docc/Resources/A.swift", false), ("Core.playground/A.swift", false), ("Core.xcassets/A.swift", false),
        ("Copied/A.swift", false), ("Processed/Sub/A.swift", false), ("Left/A.swift", false),
        (".hidden/A.swift", false),
    ])
    func `documents, resources and what is excluded are no sources`(path: String, isSource: Bool) throws {
        let target = """
            "path": "Core", "exclude": ["Left"], "resources": [
                {"path": "Copied", "rule": {"copy": {}}}, {"path": "Processed", "rule": {"process": {}}}
            ]
            """
        #expect(try sources(of: target, with: "Core/\(path)") == (isSource ? ["Core/\(path)"] : []))
    }

    @Test(arguments: [
        (#""path": "Core.docc""#, "Core.docc/A.swift", true),
        (#""path": "Core.docc""#, "Core.docc/B.docc/A.swift", false),
        (#""path": "Core", "sources": ["B.docc"]"#, "Core/B.docc/A.swift", true),
        (#""path": "Core", "sources": ["Sub"]"#, "Core/Sub/B.docc/A.swift", false),
    ])
    func `a document that the manifest names has sources`(target: String, path: String, isSource: Bool) throws {
        #expect(try sources(of: target, with: path) == (isSource ? [path] : []))
    }

    /// The sources of a target in a folder with one file.
    private func sources(of target: String, with path: String) throws -> [String] {
        var template = Array("\(FileManager.default.temporaryDirectory.path)/layering-XXXXXX".utf8CString)
        let root = String(cString: try #require(mkdtemp(&template)))
        defer { try? FileManager.default.removeItem(atPath: root) }
        let file = URL(filePath: "\(root)/\(path)")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: file)
        let dump = "{\"name\": \"P\", \"targets\": [{\"name\": \"Core\", \"type\": \"regular\", \(target)}]}"
        return try PackageFacts(dump: dump, root: root).targets[0].sources
    }
}
