import Foundation
import Testing

@testable import Data

/// Files that people write: found, read, and replaced as a whole or not at all.
@Suite struct FilesTests {
    @Test func `of a folder the files with the right endings are found, in the order of their paths`() throws {
        let scratch = try ScratchFolder()
        for name in ["b.md", "a/c.clinic", "a/b/d.md", "a/e.txt", ".hidden/f.md", "a/.g.md", "h.md/i.md"] {
            try Self.write("x", at: "\(scratch.path)/\(name)")
        }
        symlink(scratch.path, "\(scratch.path)/a/round")
        let found = try TextFile.files(at: scratch.path, endings: [".md", ".clinic"])
        #expect(
            found.map { String($0.path.dropFirst(scratch.path.count)) } == [
                "/a/b/d.md", "/a/c.clinic", "/b.md", "/h.md/i.md",
            ])
        #expect(try TextFile.files(at: "\(scratch.path)/a/e.txt", endings: [".md"]).count == 1)
        #expect(throws: FileFault.self) { try TextFile.files(at: "\(scratch.path)/none", endings: [".md"]) }
    }

    @Test func `what the system does not read or write is said, with its reason`() throws {
        let (full, folder) = (open("/dev/full", O_WRONLY | O_CLOEXEC), open("/tmp", O_RDONLY | O_CLOEXEC))
        defer {
            close(full)
            close(folder)
        }
        #expect(throws: FileFault("full", ENOSPC)) { try Bytes.write([1, 2], to: full, of: "full") }
        var room: [UInt8] = [0]
        #expect(throws: FileFault("folder", EISDIR)) { try Bytes.fill(&room, from: folder, of: "folder") }
    }

    @Test func `a file is replaced, and what cannot be replaced stays as it was`() throws {
        let scratch = try ScratchFolder()
        let path = "\(scratch.path)/a.md"
        try Self.write("one", at: path)
        try TextFile(path: path).replace("one", with: "two\n")
        #expect(try TextFile(path: path).text() == "two\n")
        chmod(path, 0o400)
        let fault = #expect(throws: FileFault.self) { try TextFile(path: path).replace("two\n", with: "three") }
        #expect(fault == FileFault(path, EACCES))
        #expect(try TextFile(path: path).text() == "two\n")
        #expect(throws: FileFault.self) { try TextFile(path: scratch.path).replace("", with: "x") }
        #expect(throws: FileFault.self) { try TextFile(path: "\(scratch.path)/none").replace("", with: "x") }
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path) == ["a.md"])
    }

    @Test func `what was changed meanwhile is not replaced`() throws {
        let scratch = try ScratchFolder()
        let path = "\(scratch.path)/a.md"
        try Self.write("e\u{301}", at: path)
        let fault = #expect(throws: FileFault.self) { try TextFile(path: path).replace("\u{E9}", with: "new") }
        #expect(fault == .changed(path))
        #expect(try TextFile(path: path).text().utf8.elementsEqual("e\u{301}".utf8))
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path) == ["a.md"])
    }

    @Test(.timeLimit(.minutes(60))) func `a pipe is passed over in a folder, and is not waited for`() throws {
        let scratch = try ScratchFolder()
        try Self.write("x", at: "\(scratch.path)/a.md")
        let pipe = "\(scratch.path)/b.md"
        #expect(mkfifo(pipe, 0o600) == 0)
        #expect(try TextFile.files(at: scratch.path, endings: [".md"]).map(\.path) == ["\(scratch.path)/a.md"])
        let fault = #expect(throws: FileFault.self) { try TextFile(path: pipe).text() }
        #expect(fault == FileFault(pipe, reason: "It is a pipe"))
    }

    @Test func `a temporary folder is deleted with its contents`() throws {
        var scratch: ScratchFolder? = try ScratchFolder()
        let path = try #require(scratch?.path)
        try Self.write("x", at: "\(path)/a/b")
        scratch = nil
        #expect(scratch == nil && !FileManager.default.fileExists(atPath: path))
    }

    private static func write(_ text: String, at path: String) throws {
        let file = URL(filePath: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}
