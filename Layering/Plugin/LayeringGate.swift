import Foundation
import PackagePlugin

/// Has the layers of the whole package checked before the target that it is attached to is compiled.
///
/// Attach it to every target that depends on no other of the package: then nothing of the package is compiled before
/// the check has passed.
@main
struct LayeringGate: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let facts = PackageDescriptionText(context.package)
        let file = context.pluginWorkDirectoryURL.appending(path: "package.facts")
        try facts.write(to: file)
        let root = context.package.directoryURL
        let output = context.pluginWorkDirectoryURL.appending(path: "LayersChecked.swift")
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
}
