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
        var template = Array("\(FileManager.default.temporaryDirectory.path)/layering-XXXXXX".utf8CString)
        let root = String(cString: try #require(mkdtemp(&template)))
        defer { try? FileManager.default.removeItem(atPath: root) }
        let file = URL(filePath: "\(root)/Core/\(path)")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: file)
        let dump = """
            {"name": "P", "targets": [{"name": "Core", "type": "regular", "path": "Core", "exclude": ["Left"], "resources": [
                {"path": "Copied", "rule": {"copy": {}}}, {"path": "Processed", "rule": {"process": {}}}
            ]}]}
            """
        let target = try PackageFacts(dump: dump, root: root).targets[0]
        #expect(target.sources == (isSource ? ["Core/\(path)"] : []))
    }
}
