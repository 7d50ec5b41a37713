import Testing

@testable import LayeringEngine

/// A type of the package hides that of a framework only where it is seen.
@Suite struct OwnTypeTests {
    private static let use = "import Domain; import Foundation; let a = FileManager.default"

    @Test(arguments: [
        ("public import Foundation\nstruct FileManager {}", false), ("public let a = 1; struct FileManager {}", false),
        ("private @objc(Foo) final class FileManager {}", false), ("public enum A {}\nstruct FileManager {}", false),
        ("public struct FileManager {}", true), ("@objc(A) @MainActor package final class FileManager {}", true),
        ("public @available(macOS 26, *) nonisolated final class FileManager {}", true),
        ("public @A.B(c) struct FileManager {}", true), ("open class FileManager {}", true),
        ("func public() {}; struct FileManager {}", false), ("let a = b.public; struct FileManager {}", false),
    ])
    func `in another module`(declaration: String, isOwn: Bool) {
        let example = Example(["Domain/A.swift": declaration, "Features/Orders/A.swift": Self.use])
        #expect(Rule.io.places(in: example) == (isOwn ? [] : ["Features/Orders/A.swift:1:43"]))
    }

    @Test(arguments: [
        ("private @objc(Foo) final class FileManager {}", "FileManager", false),
        ("fileprivate\n@A\nindirect enum FileManager {}", "FileManager", false),
        ("@A(private: 1) final class FileManager {}", "FileManager", true),
        ("private let a = 1; struct FileManager {}", "FileManager", true),
        ("struct FileManager {}", "FileManager", true),
        ("private enum Foundation { struct FileManager {} }", "Foundation.FileManager", false),
        ("private extension A { struct FileManager {} }", "A.FileManager", false),
        ("enum A { struct FileManager {} }", "A.FileManager", true),
        ("enum A { enum B { struct FileManager {} } }", "A.B.FileManager", true),
        ("enum Foundation { struct FileManager {} }", "Foundation.FileManager", true),
        ("enum A { enum Foundation { struct FileManager {} } }", "Foundation.FileManager", false),
        ("enum A {}; extension A { enum Foundation { class FileManager {} } }", "Foundation.FileManager", false),
    ])
    func `in another file of the module`(declaration: String, use: String, isOwn: Bool) {
        let example = Example(["Domain/A.swift": declaration, "Domain/B.swift": "import Foundation; let a = \(use)()"])
        #expect(Rule.io.places(in: example).filter { $0.contains("B.swift") }.isEmpty == isOwn)
    }
}
