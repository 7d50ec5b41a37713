import Foundation
import Testing

/// A library in C, compiled from `Fixtures`, that programs preload.
struct CLibrary {
    let path: String

    /// Compiles it into a folder, with Swift's own C compiler.
    init(_ name: String, in folder: String) throws {
        let source = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Fixtures/\(name).c")
        path = "\(folder)/\(name).so"
        let compiler = Process()
        compiler.executableURL = URL(filePath: "/usr/bin/env")
        let words = ["clang", "-O2", "-Wall", "-Werror", "-shared", "-fPIC", "-o", path]
        compiler.arguments = words + [source.standardized.path(percentEncoded: false), "-ldl"]
        try compiler.run()
        compiler.waitUntilExit()
        try #require(compiler.terminationStatus == 0, "\(name).c does not compile")
    }
}
