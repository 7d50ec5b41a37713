import Foundation

@testable import LayeringCommands
@testable import LayeringEngine

/// A small package in a temporary folder whose modules the compiler has indexed, as in a build.
final class CompiledSample: Sendable {
    let root: String
    let facts: PackageFacts

    var store: String { "\(root)/store" }

    /// Writes and compiles modules in their order.
    ///
    /// - Parameters:
    ///   - modules: names and dependencies.
    ///   - files: contents by path; the first part of a path is the module.
    /// - Throws: the compiler's errors.
    init(_ modules: [(name: String, uses: [String])], _ files: [String: String]) throws {
        root = try Self.folder()
        var facts = PackageFacts(name: "Sample")
        for (name, uses) in modules {
            var target = TargetFacts(name: name, kind: .library, path: name)
            target.dependencies = uses
            target.sources = files.keys.filter { $0.hasPrefix("\(name)/") }.sorted()
            facts.targets.append(target)
        }
        self.facts = facts
        for (path, text) in files { try write(text, to: path) }
        for target in facts.targets { try compile(target) }
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    /// The uses in its sources, from the index in a folder, by default the store.
    func uses(_ facts: PackageFacts? = nil, in folder: String? = nil) throws -> PackageUses {
        try PackageIndex(facts ?? self.facts, root: root, store: folder ?? store, libraries: Self.libraries()).uses()
    }

    func write(_ text: String, to path: String) throws {
        let file = URL(filePath: root).appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    private func compile(_ target: TargetFacts) throws {
        let options = ["-emit-module", "-parse-as-library", "-index-store-path", "store", "-I", ".", "-c"]
        _ = try Self.run(["swiftc", "-module-name", target.name] + options + target.sources, in: root)
    }

    private static func folder() throws -> String {
        var name = Array(FileManager.default.temporaryDirectory.appending(path: "layering-XXXXXX").path.utf8CString)
        guard mkdtemp(&name) != nil else { throw CocoaError(.fileWriteUnknown) }
        return URL(filePath: String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
            .resolvingSymlinksInPath().path
    }

    /// The folder of the toolchain's libraries.
    static func libraries() throws -> String {
        let text = try run(["swiftc", "-print-target-info"], in: "/")
        let resources = JSON(text)?["paths"]?["runtimeResourcePath"]?.text ?? ""
        return URL(filePath: resources).deletingLastPathComponent().path
    }

    private struct Failure: Error {
        let output: String
    }

    private static func run(_ command: [String], in folder: String) throws -> String {
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        process.currentDirectoryURL = URL(filePath: folder)
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(output: text) }
        return text
    }
}
