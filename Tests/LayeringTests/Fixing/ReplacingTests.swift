import Foundation
import Testing

@testable import LayeringCommands
@testable import LayeringEngine

/// A file is replaced as a whole, or stays as it was.
@Suite struct ReplacingTests {
    private let folder: String
    private var path: String { "\(folder)/a.swift" }
    private let old = Array("old".utf8)
    private let new = Array("new".utf8)

    init() throws {
        var template = Array("\(FileManager.default.temporaryDirectory.path)/layering-XXXXXX".utf8CString)
        folder = String(cString: try #require(mkdtemp(&template)))
        try Data(old).write(to: URL(filePath: path))
    }

    @Test func `it keeps its permissions, and a link stays one`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let link = "\(folder)/link.swift"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.swift")
        chmod(path, 0o755)
        #expect(Disk.replace(link, old, with: new))
        #expect(Disk.bytes(of: path) == new)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "a.swift")
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o755)
        #expect(Disk.names(in: folder) == ["a.swift", "link.swift"])
    }

    @Test func `a file that has changed meanwhile stays as it is`() {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(!Disk.replace(path, Array("older".utf8), with: new))
        #expect(!Disk.replace("\(folder)/b.swift", old, with: new))
        #expect(Disk.bytes(of: path) == old)
        #expect(Disk.names(in: folder) == ["a.swift"])
    }
}
