import Foundation
import PackagePlugin

/// Has the layers of the whole package checked before the target that it is attached to is compiled.
///
/// Attach it to every target that depends on no other of the package: then nothing of the package is compiled before
/// the check has passed.
@main
struct LayeringGate: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let folder = context.pluginWorkDirectoryURL
        let file = folder.appending(path: "package.facts")
        let facts = try PackageDescriptionText(context.package) { other in
            Self.folder(of: other, beside: folder, of: target.name).appending(path: "package.facts")
        }
        try facts.write(to: file)
        let root = context.package.directoryURL
        let output = folder.appending(path: "LayersChecked.swift")
        let configuration = root.appending(path: "layering.config")
        let hasConfiguration = FileManager.default.fileExists(atPath: configuration.path)
        return [
            .buildCommand(
                displayName: "Checking the layers of \(context.package.displayName)",
                executable: try context.tool(named: "layering").url,
                arguments: ["gate", "--package", root.path, "--facts", file.path, "--output", output.path],
                inputFiles: facts.sources + [file, root.appending(path: "Package.swift")]
                    + (hasConfiguration ? [configuration] : []),
                outputFiles: [output])
        ]
    }

    /// The folder in which this plugin works for another target: the same but for the target's name.
    private static func folder(of other: String, beside folder: URL, of target: String) -> URL {
        var parts = folder.pathComponents
        if let index = parts.lastIndex(of: target) { parts[index] = other }
        return URL(filePath: parts.joined(separator: "/").replacing("//", with: "/"))
    }
}
