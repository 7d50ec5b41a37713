import Foundation
import PackagePlugin

/// Has the layers of the whole package checked before the target that it is attached to is compiled.
///
/// Attach it to every target that depends on no other of the package: then nothing of the package is compiled before
/// the check has passed.
@main
struct LayeringGate: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard !(target is ClangSourceModuleTarget) else {
            // SwiftPM compiles no generated source there, so nothing would wait for the check.
            Diagnostics.warning(
                "\(target.name) is in C, and the gate holds nothing there: attach it to what is in Swift")
            return []
        }
        let folder = context.pluginWorkDirectoryURL
        let root = context.package.directoryURL
        let file = folder.appending(path: "package.facts")
        let repository = Repository(around: root)
        let facts = PackageDescriptionText(context.package, in: repository) { other in
            Self.folder(of: other, beside: folder, of: target.name).appending(path: "session")
        }
        let manifests = try Manifests(in: root)
        try Self.write(facts.text, to: file)
        try Self.write(manifests.session, to: folder.appending(path: "session"))
        let output = folder.appending(path: "LayersChecked.swift")
        let configuration = repository.configuration
        let hasConfiguration = FileManager.default.fileExists(atPath: configuration.path)
        let swift = try manifests.hasChoice ? ["--swift", context.tool(named: "swift").url.path] : []
        return [
            .buildCommand(
                displayName: "Checking the layers of \(context.package.displayName)",
                executable: try context.tool(named: "layering-gate").url,
                arguments: ["--package", root.path, "--facts", file.path, "--output", output.path] + swift,
                inputFiles: facts.sources + [file] + manifests.files + (hasConfiguration ? [configuration] : []),
                outputFiles: [output])
        ]
    }

    /// The folder in which this plugin works for another target: the same but for the target's name.
    ///
    /// What a plugin of the package runs is built a second time, in a folder named tools. The others are not.
    private static func folder(of other: String, beside folder: URL, of target: String) -> URL {
        var parts = folder.pathComponents
        if let index = parts.lastIndex(of: target) {
            parts[index] = other
            if index + 1 < parts.count, parts[index + 1] == "tools" { parts[index + 1] = "destination" }
        }
        return URL(filePath: parts.joined(separator: "/").replacing("//", with: "/"))
    }

    /// Writes a text, unless it is there already: a file that is written again is news to the build.
    private static func write(_ text: String, to file: URL) throws {
        let old = try? String(contentsOf: file, encoding: .utf8)
        if old != text { try text.write(to: file, atomically: true, encoding: .utf8) }
    }
}
