import Foundation
import PackagePlugin

/// The package's declarations for the tool: one fact on each line, with its parts separated by tabs.
struct PackageDescriptionText {
    let text: String
    let sources: [URL]

    /// The targets of the tool itself, which cannot wait for it.
    private static let tool: Set = ["LayeringEngine", "LayeringAudit", "layering"]

    /// Describes a package.
    ///
    /// - Parameters:
    ///   - package: the package.
    ///   - gateFile: gives for a target's name the file that the gate leaves behind when it is attached to that target.
    /// - Throws: when the manifest cannot be read.
    init(_ package: Package, gateFile: (String) -> URL) throws {
        let manifest = try Data(contentsOf: package.directoryURL.appending(path: "Package.swift"))
        var lines = ["package\t\(Self.escaped(package.displayName))", "manifest\t\(Self.digest(of: manifest))"]
        var sources: [URL] = []
        let root = package.directoryURL.path + "/"
        for target in package.targets {
            let path = Self.path(target.directoryURL, below: root)
            lines.append("target\t\(Self.escaped(target.name))\t\(Self.kind(of: target))\t\(path)")
            for case .target(let used) in target.dependencies { lines.append("dependency\t\(Self.escaped(used.name))") }
            if target is any SourceModuleTarget, !Self.tool.contains(target.name) {
                lines.append("gate\t\(Self.escaped(gateFile(target.name).path))")
            }
            let files = (target as? any SourceModuleTarget)?.sourceFiles.map(\.url) ?? []
            let own = files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
            lines += own.map { "source\t\(Self.path($0, below: root))" }
            sources += own
        }
        text = lines.joined(separator: "\n") + "\n"
        self.sources = sources
    }

    /// Writes the facts, unless they are there already: a file that is written again is news to the build.
    func write(to file: URL) throws {
        let old = try? String(contentsOf: file, encoding: .utf8)
        if old != text { try text.write(to: file, atomically: true, encoding: .utf8) }
    }

    /// FNV-1a: it only has to tell one version of a manifest from another.
    private static func digest(of data: Data) -> String {
        String(data.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }, radix: 16)
    }

    private static func path(_ url: URL, below root: String) -> String {
        escaped(url.path.hasPrefix(root) ? String(url.path.dropFirst(root.count)) : url.path)
    }

    /// A text as one part of one line.
    private static func escaped(_ text: String) -> String {
        let escapes: [UInt8: String] = [UInt8(ascii: "\t"): "%09", UInt8(ascii: "\n"): "%0A", UInt8(ascii: "%"): "%25"]
        let bytes = text.utf8.flatMap { byte in escapes[byte].map { Array($0.utf8) } ?? [byte] }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func kind(of target: any Target) -> String {
        guard let module = target as? any SourceModuleTarget else {
            return target is SystemLibraryTarget ? "system" : "other"
        }
        return switch module.kind {
        case .generic: "library"
        case .executable, .snippet: "executable"
        case .test: "test"
        case .macro: "macro"
        @unknown default: "other"
        }
    }
}
