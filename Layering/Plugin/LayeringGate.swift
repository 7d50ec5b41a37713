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
        try FactsFile.write(facts.text, to: file)
        try FactsFile.write(manifests.session, to: folder.appending(path: "session"))
        let swift = try manifests.hasChoice ? ["--swift", context.tool(named: "swift").url.path] : []
        return [
            Self.check(
                context.package.displayName, in: root, by: file, with: try context.tool(named: "layering-gate").url,
                swift, whenChanged: facts.sources + manifests.files + repository.configurations)
        ]
    }

    /// The command that checks what a file of facts describes, and leaves a source behind in that file's folder.
    static func check(
        _ name: String, in root: URL, by facts: URL, with program: URL, _ options: [String] = [],
        whenChanged files: [URL]
    ) -> Command {
        let output = facts.deletingLastPathComponent().appending(path: "LayersChecked.swift")
        return .buildCommand(
            displayName: "Checking the layers of \(name)", executable: program,
            arguments: ["--package", root.path, "--facts", facts.path, "--output", output.path] + options,
            inputFiles: files + [facts], outputFiles: [output])
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
}
